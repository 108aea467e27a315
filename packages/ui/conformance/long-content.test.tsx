import { DirectionProvider } from '@base-ui/react/direction-provider';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loadFonts } from '../src/theme/fonts.ts';
import '../src/theme/index.ts';
import { space } from '../src/theme/scale.ts';

/**
 * Tests each component with its longest content, in the narrowest window, in both directions: no component
 * makes the page wider, and no text is cut without an ellipsis. WCAG 1.4.10.
 */

const modules = import.meta.glob<ComponentType>('./long-content/*.tsx', {
  eager: true,
  import: 'default',
});

const components = Object.entries(modules).map(([path, Content]) => ({
  name: path.replace(/^.*\/(\w+)\.tsx$/, '$1'),
  Content,
}));

const describeElement = (element: Element) =>
  `${element.tagName.toLowerCase()}: ${element.textContent.slice(0, 60)}`;

/** Elements that extend beyond the sides of the window. */
function outside(): string[] {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > innerWidth + 0.5 || left < -0.5);
    })
    .map(describeElement);
}

/** Whether an element has text of its own that is visible. */
function showsText(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  // Text in a box of one pixel is for screen readers only.
  return hasText && width > 1 && height > 1;
}

/** Texts that are cut off at a side without an ellipsis. */
function cut(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter(showsText)
    .filter((element) => {
      const { overflowX, textOverflow, webkitLineClamp } = getComputedStyle(element);
      const hasEllipsis = textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
      return (
        ['hidden', 'clip'].includes(overflowX) &&
        !hasEllipsis &&
        element.scrollWidth > element.clientWidth + 1
      );
    })
    .map(describeElement);
}

beforeAll(loadFonts);
beforeEach(async () => {
  await page.viewport(320, 800);
});
afterEach(cleanup);

describe.each(['ltr', 'rtl'] as const)('long content, %s', (direction) => {
  it.each(components)('$name', async ({ Content }) => {
    document.documentElement.dir = direction;
    render(
      <DirectionProvider direction={direction}>
        <div style={{ paddingInline: space.gutter }}>
          <Content />
        </div>
      </DirectionProvider>,
    );
    await expect.poll(outside).toEqual([]);
    await expect.poll(cut).toEqual([]);
  });
});
