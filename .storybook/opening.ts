const { dataset } = document.documentElement;

/** A story opens, without any input yet: the preview's styles hide the ring that no user would see. */
export function beginOpening(): void {
  dataset['opening'] = '';
}

for (const input of ['keydown', 'pointerdown']) {
  addEventListener(input, () => delete dataset['opening'], { capture: true });
}
