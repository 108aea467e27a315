import { createRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import '../src/theme/index.ts';

interface Story {
  extend: (story: { args: object }) => Story;
  run: () => Promise<void>;
}

interface Stories {
  Default?: Story;
  /** As Default, with `busy`. */
  Busy?: Story;
}

const modules = import.meta.glob<Stories>('../src/components/*/*.stories.tsx', { eager: true });

/** 'Button' for ../src/components/Button/Button.stories.tsx; parts of a component are not asked. */
const components = Object.entries(modules).flatMap(([path, stories]) => {
  const [, folder, file] = /\/(\w+)\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
  return folder !== undefined && folder === file ? [{ name: folder, stories }] : [];
});

/** Components that stand for no single element, and why. */
const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {};

const MARK = 'data-conformance';

/** Runs a story with what every component has to pass on; the elements that it reached. */
async function run(story: Story) {
  const ref = createRef<HTMLElement>();
  await story.extend({ args: { ref, className: 'conformance', [MARK]: 'yes' } }).run();
  return { ref, elements: [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)] };
}

async function place(story: Story): Promise<object> {
  const { elements } = await run(story);
  const { x, y, width, height } = elements[0]?.getBoundingClientRect() ?? {};
  document.body.replaceChildren();
  return { x, y, width, height };
}

afterEach(() => {
  document.body.replaceChildren();
});

describe('every component passes ref, class and data attributes on to one element', () => {
  const asked = components.filter(({ name }) => !(name in WITHOUT_ELEMENT));
  it.each(asked)('$name', async ({ name, stories: { Default } }) => {
    if (Default === undefined) throw new Error(`${name} has no story called Default`);
    const { ref, elements } = await run(Default);
    expect(elements, 'elements with the data attribute').toHaveLength(1);
    expect([...(elements[0]?.classList ?? [])]).toContain('conformance');
    expect(ref.current, 'what the ref got').toBe(elements[0]);
  });
});

describe('every component that can be busy keeps its place and its size meanwhile', () => {
  const asked = components.flatMap(({ name, stories: { Default, Busy } }) =>
    Default !== undefined && Busy !== undefined ? [{ name, Default, Busy }] : [],
  );
  it.each(asked)('$name', async ({ Default, Busy }) => {
    expect(await place(Busy)).toEqual(await place(Default));
  });
});
