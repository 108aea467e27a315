import { expect, waitFor } from 'storybook/test';

/**
 * Waits until what comes in, slides or settles in an element has ended: its place is what it will be,
 * for a press that scrolls to it and for a picture. What moves without end is not waited for.
 */
export async function atRest(element: HTMLElement): Promise<void> {
  await waitFor(() =>
    expect(
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity),
    ).toEqual([]),
  );
}
