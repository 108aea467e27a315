import { afterEach, expect, it } from 'vitest';
import { downloadFailedStylesheets, watchStylesheets } from './failed-stylesheets.ts';

afterEach(() => {
  document.head.replaceChildren();
});

const stylesheet = () => {
  const link = document.querySelector('link');
  if (link === null) throw new Error('There is no stylesheet.');
  return link;
};

it('lets every caller wait until a failed stylesheet is downloaded', async () => {
  watchStylesheets();
  document.head.innerHTML = '<link rel="stylesheet">';
  const link = stylesheet();
  link.dispatchEvent(new Event('error'));

  const downloaded: string[] = [];
  const first = downloadFailedStylesheets().then(() => downloaded.push('first'));
  const second = downloadFailedStylesheets().then(() => downloaded.push('second'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(stylesheet()).not.toBe(link);
  expect(downloaded).toEqual([]);

  stylesheet().dispatchEvent(new Event('load'));
  await Promise.all([first, second]);
  expect(downloaded).toEqual(['first', 'second']);
});

it('fails for every caller if the download fails again', async () => {
  document.head.innerHTML = '<link rel="stylesheet">';
  stylesheet().dispatchEvent(new Event('error'));
  const callers = [downloadFailedStylesheets(), downloadFailedStylesheets()];
  stylesheet().dispatchEvent(new Event('error'));
  const results = await Promise.allSettled(callers);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
