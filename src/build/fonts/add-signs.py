"""Adds the signs of a language to a font's `basic` file.

    pip install fonttools brotli
    python3 src/build/fonts/add-signs.py BASIC SIGNS TARGET

SIGNS is a subset of the same font with the signs and what they consist of, as
`pyftsubset --layout-features= --no-hinting` makes it. What BASIC already has, as
the letters below accents, is not added again. BASIC keeps its kerning.
"""

import sys

from fontTools.ttLib import TTFont


def outline(font, name):
    """What makes two glyphs the same: their points and how these vary."""
    glyph = font["glyf"][name]
    if glyph.isComposite() or glyph.numberOfContours == 0:
        return None
    points, ends, flags = glyph.getCoordinates(font["glyf"])
    # Another order of tables rounds no point, but flags carry other bits, too.
    return tuple(points), tuple(ends), tuple(flag & 1 for flag in flags)


def add_signs(basic, signs):
    known = {outline(basic, name): name for name in basic.getGlyphOrder()}
    signs_of = signs.getGlyphOrder()[1:]
    names = {}
    for name in signs_of:
        shape = outline(signs, name)
        names[name] = known.get(shape) if shape else None
        if names[name] is None:
            names[name] = f"sign.{name}"
    order = basic.getGlyphOrder()
    added = [name for name in signs_of if names[name] not in order]
    basic.setGlyphOrder(order + [names[name] for name in added])
    for name in added:
        glyph = signs["glyf"][name]
        if glyph.isComposite():
            for component in glyph.components:
                component.glyphName = names[component.glyphName]
        new = names[name]
        basic["glyf"].glyphs[new] = glyph
        basic["hmtx"][new] = signs["hmtx"][name]
        if "gvar" in basic:
            basic["gvar"].variations[new] = signs["gvar"].variations[name]
    basic["glyf"].glyphOrder = basic.getGlyphOrder()
    basic["maxp"].numGlyphs = len(basic.getGlyphOrder())
    for table in basic["cmap"].tables:
        for code, name in signs.getBestCmap().items():
            table.cmap.setdefault(code, names[name])
    # It would have to know the new glyphs; `gvar` says the same of widths.
    if "HVAR" in basic:
        del basic["HVAR"]
    print(f"{len(added)} of {len(signs_of)} glyphs added")


def main(basic_path, signs_path, target):
    basic, signs = TTFont(basic_path), TTFont(signs_path)
    # Read before the order of the glyphs grows.
    for font in (basic, signs):
        for tag in font.keys():
            if tag != "GlyphOrder":
                font[tag]
        for name in font.getGlyphOrder():
            font["glyf"][name].expand(font["glyf"])
    add_signs(basic, signs)
    basic.flavor = "woff2"
    basic.save(target)


main(*sys.argv[1:])
