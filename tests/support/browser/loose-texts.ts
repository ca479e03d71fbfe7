/**
 * Runs in the page. Reports each text that React manages as a node of its own
 * beside other nodes to the watched console. A browser's translator replaces
 * text nodes, and React then fails to remove them. A text that is the only
 * child of its element is safe: React sets it as the element's content.
 */
export function reportLooseTexts(): void {
  const reported = new Set<string>();
  const isOfReact = (node: Node) =>
    Object.keys(node).some((key) => key.startsWith("__reactFiber$"));
  const search = () => {
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue ?? "";
      if (text.trim() === "" || reported.has(text) || !isOfReact(node))
        continue;
      reported.add(text);
      console.error(
        `loose text: "${text}" needs an element of its own in ${node.parentElement?.outerHTML.slice(0, 300)}`,
      );
    }
  };
  new MutationObserver(search).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
