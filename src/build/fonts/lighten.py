"""Makes the fonts of the first view smaller by what nobody sees.

    pip install fonttools brotli
    python3 src/build/fonts/lighten.py FILE...

Rounds kerning to 6/1000 em, and what a weight adds to it to 8/1000: at 16 px a
pair is off by a 20th of a pixel at most, in bold by a 9th; browsers place letters
by quarters. Takes out names that no browser shows: the copyright, which stands in
the licenses beside the fonts, and those of a variable font's weights.
"""

import sys

from fontTools.ttLib import TTFont

STEP = 6
WEIGHT_STEP = 8
# Family, style, full name and PostScript name, which some systems ask for.
NAMES = {1, 2, 4, 6}
STYLE = 2


def rounded(value, step):
    return round(round(value / step) * step)


def kerns(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for pairs in lookup.SubTable:
            single = pairs.Format == 1
            for first in pairs.PairSet if single else pairs.Class1Record:
                for pair in first.PairValueRecord if single else first.Class2Record:
                    yield pair.Value1


def round_kerning(font):
    step = font["head"].unitsPerEm * STEP / 1000
    for kern in kerns(font):
        if getattr(kern, "XAdvance", 0):
            kern.XAdvance = rounded(kern.XAdvance, step)


def round_weights(font):
    """A pair names what its weight adds by its place in one list of the font."""
    step = font["head"].unitsPerEm * WEIGHT_STEP / 1000
    [data] = font["GDEF"].table.VarStore.VarData
    for item in data.Item:
        item[:] = [rounded(value, step) for value in item]
    for kern in kerns(font):
        device = getattr(kern, "XAdvDevice", None)
        if device is None:
            continue
        if any(data.Item[device.EndSize]):
            device.EndSize = data.Item.index(data.Item[device.EndSize])
        else:
            del kern.XAdvDevice


def drop_names(font):
    font["name"].names = [each for each in font["name"].names if each.nameID in NAMES]
    if "fvar" in font:
        font["fvar"].instances = []
        for axis in font["fvar"].axes:
            axis.axisNameID = STYLE


for path in sys.argv[1:]:
    font = TTFont(path, recalcTimestamp=False)
    round_kerning(font)
    if "GDEF" in font:
        round_weights(font)
    drop_names(font)
    font.save(path)
