import { describe, expect, it, vi } from 'vitest';
import { prefetchFrom } from './prefetch.ts';

type Load = () => Promise<{ Component: () => null }>;

const page = () => vi.fn<Load>(async () => ({ Component: () => null }));

describe('prefetching', () => {
  it('fetches the page at the address, and no other', () => {
    const [event, tickets] = [page(), page()];
    const prefetch = prefetchFrom(() => [
      { children: [{ path: '/events/:event_id', lazy: event }] },
      { path: '/tickets', lazy: tickets },
    ]);
    prefetch('/events/long-table?from=landing#map');
    expect(event).toHaveBeenCalledOnce();
    expect(tickets).not.toHaveBeenCalled();
  });

  it('keeps a failure for the navigation', async () => {
    const broken = vi.fn<Load>(async () => {
      throw new Error('offline');
    });
    prefetchFrom(() => [{ path: '/tickets', lazy: broken }])('/tickets');
    await expect(broken.mock.results[0]?.value).rejects.toThrow('offline');
  });

  it('ignores an unknown address', () => {
    expect(() => prefetchFrom(() => [])('/nowhere')).not.toThrow();
  });
});
