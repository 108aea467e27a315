import { describe, expect, it, vi } from 'vitest';
import { prefetchFrom } from './prefetch.ts';

type Load = () => Promise<{ Component: () => null }>;

const page = () => vi.fn<Load>(async () => ({ Component: () => null }));

describe('prefetching', () => {
  it('asks for the page at the address, and for no other', () => {
    const [event, tickets] = [page(), page()];
    const prefetch = prefetchFrom(() => [
      { children: [{ path: '/events/:event_id', lazy: event }] },
      { path: '/tickets', lazy: tickets },
    ]);
    prefetch('/events/long-table?from=landing#map');
    expect(event).toHaveBeenCalledOnce();
    expect(tickets).not.toHaveBeenCalled();
  });

  it('keeps a failure for whoever goes there', async () => {
    const broken = vi.fn<Load>(async () => {
      throw new Error('offline');
    });
    prefetchFrom(() => [{ path: '/tickets', lazy: broken }])('/tickets');
    await expect(broken.mock.results[0]?.value).rejects.toThrow('offline');
  });

  it('does not mind an address that leads nowhere', () => {
    expect(() => prefetchFrom(() => [])('/nowhere')).not.toThrow();
  });
});
