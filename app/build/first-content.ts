import { build } from 'vite';
import type { InitialRequests } from './initial-requests.ts';

/**
 * An inline script that shows the first content of its page in the prerendered one, as soon as the first response is
 * there: the picture in the place of `data-first-picture`, the texts in those of `data-first-text`, in their order. It
 * follows the script of the prerendered pages.
 *
 * @param pages the first one that matches an address counts
 */
export function firstContentScript(pages: readonly InitialRequests[]): string {
  const table = pages.map(({ pattern, firstPicture, firstTexts }) => [
    pattern,
    firstPicture,
    firstTexts,
  ]);
  return `(${showFirstContent.toString()})(${JSON.stringify(table)},earlyReplies,prerenderedPage);`;
}

type Table = readonly (readonly [pattern: string, picture: string, texts: string])[];

/** Runs in the page as a copy of this source text: it may use nothing from outside. */
function showFirstContent(
  table: Table,
  early: { page: Promise<unknown>; picture?: Promise<unknown> },
  prerendered: Promise<HTMLElement>,
): void {
  /** The values at a path, one for every item of the lists that it goes through. */
  const valuesAt = (path: string, body: unknown) =>
    path
      .split('.')
      .reduce<unknown[]>(
        (values, key) =>
          values.flatMap((value) => (value as Record<string, unknown> | null)?.[key] ?? null),
        [body].flat(),
      );

  const show = async ([, picturePath, textsPath]: Table[number]) => {
    const body = await early.page;
    const [source] = valuesAt(picturePath, body);
    const picture = new Image();
    // It loads beside the markup.
    if (typeof source === 'string') {
      picture.src = source;
      // On a slow connection, files requested 300 ms later arrive after a picture of 30 kB.
      const delay = new Promise((resolve) => {
        setTimeout(resolve, 300);
      });
      early.picture = Promise.race([picture.decode(), delay]).catch(() => undefined);
    }
    const page = await prerendered;
    const texts = valuesAt(textsPath, body).values();
    for (const part of page.querySelectorAll('[data-first-text]')) {
      const { value } = texts.next();
      if (typeof value === 'string') part.textContent = value;
    }

    const place = page.querySelector<HTMLElement>('[data-first-picture]');
    if (place === null || picture.src === '') return;
    await picture.decode();
    picture.className = place.className;
    picture.style.cssText = `${place.style.cssText};object-fit:cover`;
    place.replaceWith(picture);
  };

  const own = table.find(([pattern]) => new RegExp(pattern).test(location.pathname));
  // Without its content the page shows that it is loading.
  if (own !== undefined) show(own).catch(() => undefined);
}

/**
 * Builds a script that shows the first content of one page, where rules compose it. Its file needs no other, so that
 * the app does not have to load first.
 *
 * @param source relative to `root`
 * @param file the written file, in `dir`
 */
export async function buildFirstContent(
  source: string,
  { root, dir, file }: { root: string; dir: string; file: string },
): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      outDir: dir,
      emptyOutDir: false,
      rolldownOptions: { input: source, output: { format: 'iife', entryFileNames: file } },
    },
  });
}
