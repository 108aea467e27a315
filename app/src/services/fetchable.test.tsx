import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it } from 'vitest';
import { fetchable } from './fetchable.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;
const load = () => Promise.resolve({ default: Greeting });

describe('a fetchable component', () => {
  it('is drawn at once where it was fetched', async () => {
    const Fetched = fetchable(load);
    await Fetched.fetch();
    render(<Fetched name="Ada" />);
    expect(screen.getByText('Good evening, Ada')).toBeTruthy();
  });

  it('comes later where it was not', async () => {
    const Later = fetchable(load);
    await act(async () => {
      render(
        <Suspense fallback="One moment">
          <Later name="Grace" />
        </Suspense>,
      );
    });
    expect(await screen.findByText('Good evening, Grace')).toBeTruthy();
  });

  it('says where it could not be fetched', async () => {
    const Lost = fetchable(() =>
      Promise.reject<{ default: typeof Greeting }>(new Error('offline')),
    );
    await expect(Lost.fetch()).rejects.toThrow('offline');
  });
});
