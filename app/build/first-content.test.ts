import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstContentScript } from './first-content.ts';

const page = { visitor: [], member: [] };
const script = firstContentScript([
  { ...page, pattern: '^/events/create/?$', firstPicture: '', firstTexts: '' },
  {
    ...page,
    pattern: '^/events/([^/]+)/?$',
    firstPicture: 'event.image',
    firstTexts: 'event.title',
  },
  { ...page, pattern: '^/waitlist/?$', firstPicture: '', firstTexts: 'data.name' },
  { ...page, pattern: '^/users/?$', firstPicture: '', firstTexts: 'name' },
  { ...page, pattern: '^/tickets/?$', firstPicture: '', firstTexts: '' },
]);

class FakePicture {
  src = '';
  className = '';
  style = { cssText: '' };
  decode: () => Promise<void> = async () => undefined;
}

interface Place {
  className: string;
  style: { cssText: string };
  replaceWith: (picture: FakePicture) => void;
}

/** Runs the script in a prerendered page with places for some texts and, if wanted, a picture. */
async function open(
  pathname: string,
  response: unknown,
  {
    texts,
    hasPicture = false,
    Image = FakePicture,
  }: { texts: number; hasPicture?: boolean; Image?: typeof FakePicture },
) {
  const parts = Array.from({ length: texts }, () => ({ textContent: 'Loading' }));
  let shown: FakePicture | null = null;
  const place: Place = {
    className: 'cover',
    style: { cssText: 'width:100%' },
    replaceWith: (picture) => {
      shown = picture;
    },
  };
  const prerendered = {
    querySelector: () => (hasPicture ? place : null),
    querySelectorAll: () => parts,
  };
  const early: { page: Promise<unknown>; picture?: Promise<unknown> } = {
    page: Promise.resolve(response),
  };
  runInNewContext(script, {
    location: { pathname },
    Image,
    earlyReplies: early,
    setTimeout,
    prerenderedPage: Promise.resolve(prerendered),
  });
  await new Promise((resolve) => setImmediate(resolve));
  return {
    texts: parts.map(({ textContent }) => textContent),
    shown: shown as FakePicture | null,
    picture: early.picture,
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('the first content of a page', () => {
  it('is the texts of all items, in their order, as text', async () => {
    const people = [{ name: 'Ana' }, { name: 'Ben' }, { name: '<b>Cy</b>' }];
    const { texts } = await open('/waitlist', { data: people }, { texts: 3 });
    expect(texts).toEqual(['Ana', 'Ben', '<b>Cy</b>']);
  });

  it('leaves the places that it has no text for', async () => {
    const { texts } = await open('/waitlist', { data: [{ name: 'Ana' }] }, { texts: 2 });
    expect(texts).toEqual(['Ana', 'Loading']);
  });

  it('is found in a response that is a list', async () => {
    const { texts } = await open('/users', [{ name: 'Ana' }, { name: 'Ben' }], { texts: 2 });
    expect(texts).toEqual(['Ana', 'Ben']);
  });

  it('stays beside its item where another has none', async () => {
    const { texts } = await open('/waitlist', { data: [{}, { name: 'Ben' }] }, { texts: 2 });
    expect(texts).toEqual(['Loading', 'Ben']);
  });

  it('is the picture in the look of its place', async () => {
    const event = { image: '/covers/1.jpg', title: 'The Long Table' };
    const { shown, texts } = await open('/events/7', { event }, { texts: 1, hasPicture: true });
    expect(shown).toMatchObject({
      src: '/covers/1.jpg',
      className: 'cover',
      style: { cssText: 'width:100%;object-fit:cover' },
    });
    expect(texts).toEqual(['The Long Table']);
  });

  describe('delays the files of code until its picture', () => {
    const event = { image: '/covers/1.jpg', title: 'The Long Table' };
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout'] });
    });

    const opened = async (decode: FakePicture['decode']) => {
      const Image = class extends FakePicture {
        override decode = decode;
      };
      const { picture } = await open('/events/7', { event }, { texts: 1, hasPicture: true, Image });
      let isWaiting = true;
      const settled = picture?.finally(() => {
        isWaiting = false;
      });
      return { isWaiting: () => isWaiting, settled };
    };

    it('is loaded', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const { isWaiting, settled } = await opened(async () => promise);
      expect(isWaiting()).toBe(true);
      resolve();
      await settled;
      expect(isWaiting()).toBe(false);
    });

    it('has been loading for 300 ms', async () => {
      const { isWaiting, settled } = await opened(async () => new Promise<void>(() => undefined));
      vi.advanceTimersByTime(299);
      await new Promise((resolve) => setImmediate(resolve));
      expect(isWaiting()).toBe(true);
      vi.advanceTimersByTime(1);
      await settled;
      expect(isWaiting()).toBe(false);
    });

    it('has failed', async () => {
      const { isWaiting, settled } = await opened(async () => Promise.reject(new Error('broken')));
      await settled;
      expect(isWaiting()).toBe(false);
    });
  });

  it.each([null, {}, { data: null }, { data: [{ name: 7 }] }, 'no list'])(
    'is nothing where the response is %j',
    async (response) => {
      const { texts, shown } = await open('/waitlist', response, { texts: 1, hasPicture: true });
      expect(texts).toEqual(['Loading']);
      expect(shown).toBeNull();
    },
  );

  it('is that of the first page that matches', async () => {
    const event = { image: '/covers/1.jpg', title: 'The Long Table' };
    const opened = await open('/events/create', { event }, { texts: 1, hasPicture: true });
    expect(opened).toEqual({ texts: ['Loading'], shown: null, picture: undefined });
  });

  it('is nothing on a page that names none', async () => {
    const { texts } = await open('/tickets', { data: [{ name: 'Ana' }] }, { texts: 1 });
    expect(texts).toEqual(['Loading']);
  });

  it('needs nothing from outside', () => {
    expect(script).not.toMatch(/\b(?:import|require|__vite)/);
  });
});
