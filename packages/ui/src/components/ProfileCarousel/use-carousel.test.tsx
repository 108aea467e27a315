import { render, screen, waitFor } from '@testing-library/react';
import type createEmblaCarousel from 'embla-carousel';
import type { EmblaCarouselType } from 'embla-carousel';
import { afterEach, expect, test, vi } from 'vitest';
import { useCarousel } from './use-carousel.ts';

const created = vi.hoisted((): EmblaCarouselType[] => []);

vi.mock('embla-carousel', async (importOriginal) => {
  const original = await importOriginal<{ default: typeof createEmblaCarousel }>();
  const createCarousel = (...args: Parameters<typeof createEmblaCarousel>) => {
    const embla = original.default(...args);
    created.push(embla);
    return embla;
  };
  return { ...original, default: createCarousel };
});

const WIDTH = 380;

/** jsdom has no layout: each slide is as wide as the viewport, and beside the one before. */
function layOut() {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return WIDTH * Number(this.dataset['index'] ?? 0);
  });
  const Observer = class {
    observe = () => undefined;
    disconnect = () => undefined;
  };
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
}

afterEach(() => {
  vi.restoreAllMocks();
});

function Slides() {
  const { viewport } = useCarousel(true);
  return (
    <div ref={viewport}>
      <div data-testid="slides">
        {[0, 1, 2].map((index) => (
          <div key={index} data-index={index} />
        ))}
      </div>
    </div>
  );
}

test('slides that stopped beside their place are put in it', async () => {
  layOut();
  render(<Slides />);
  await waitFor(() => expect(created).toHaveLength(1));
  const engine = created[0]!.internalEngine();
  engine.target.set(-WIDTH);
  // The slides move past their place, in which the frame before was by chance.
  engine.location.set(-WIDTH + 5);
  engine.previousLocation.set(-WIDTH - 1);
  engine.offsetLocation.set(-WIDTH);
  engine.animation.render(0.5);
  expect(screen.getByTestId('slides').style.transform).toBe(`translate3d(-${WIDTH}px, 0px, 0px)`);
  expect(engine.location.get()).toBe(-WIDTH);
});
