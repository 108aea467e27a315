import { ApiError } from '@perigee/api';
import { messages } from '@perigee/domain';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { combine, toLoadable } from './loadable.ts';

type Answer = { resolve: (text: string) => void; reject: (error: ApiError) => void };

/** The requests, the last one last. */
const asked: Answer[] = [];
const queryFn = () => new Promise<string>((resolve, reject) => asked.push({ resolve, reject }));

afterEach(() => {
  asked.length = 0;
});

function renderQuery(first: string) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return renderHook(
    ({ name }) => toLoadable(useQuery<string, ApiError>({ queryKey: [name], queryFn })),
    {
      initialProps: { name: first },
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
}

const fail = async () => act(async () => asked.at(-1)?.reject(new ApiError(409, 'Closed')));

it('stays failed, and is busy, until the retry is answered', async () => {
  const { result } = renderQuery('evenings');
  expect(result.current).toEqual({ status: 'loading' });
  await fail();
  const failure = { status: 'error', message: 'Closed', onRetry: expect.any(Function) as unknown };
  await waitFor(() => expect(result.current).toEqual(failure));
  if (result.current.status !== 'error') throw new Error(messages.failed);
  act(result.current.onRetry);
  await waitFor(() => expect(result.current).toEqual({ ...failure, retrying: true }));
  await fail();
  await waitFor(() => expect(result.current).toEqual(failure));
  act(result.current.onRetry);
  await act(async () => asked.at(-1)?.resolve('Three'));
  await waitFor(() => expect(result.current).toEqual({ status: 'ready', data: 'Three' }));
});

it('does not show the failure of a query while another one loads in its place', async () => {
  const { result, rerender } = renderQuery('evenings');
  await fail();
  await waitFor(() => expect(result.current.status).toBe('error'));
  rerender({ name: 'hosts' });
  expect(result.current).toEqual({ status: 'loading' });
});

it('is busy as long as a failed part of two is', () => {
  const onRetry = () => undefined;
  const failed = { status: 'error', message: 'Closed', onRetry } as const;
  const both = (retrying: boolean) => combine(failed, { ...failed, retrying }, () => undefined);
  expect(both(true)).toMatchObject({ status: 'error', retrying: true });
  expect(both(false)).toMatchObject({ status: 'error', retrying: false });
});
