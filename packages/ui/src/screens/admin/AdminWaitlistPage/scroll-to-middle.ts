/** Scrolls a line of items sideways, so that one of them is in its middle. The page does not scroll. */
export function scrollToMiddle(line: HTMLElement | null, index: number): void {
  const item = line?.children[index];
  if (line === null || item === undefined) return;
  const { left, width } = item.getBoundingClientRect();
  const offset = left - line.getBoundingClientRect().left - (line.clientWidth - width) / 2;
  line.scrollTo({ left: line.scrollLeft + offset });
}
