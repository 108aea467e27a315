import { expect, waitFor } from 'storybook/test';

/**
 * Waits until the finite animations of an element have ended: it is then at its final place, for a press that
 * scrolls to it and for a picture. Endless animations are not waited for.
 */
export async function waitForStable(element: HTMLElement): Promise<void> {
  await waitFor(() =>
    expect(
      element
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity),
    ).toEqual([]),
  );
}
