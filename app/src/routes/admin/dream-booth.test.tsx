import { imageModel, learningModel } from '@perigee/api/fixtures';
import { imageMessages } from '@perigee/domain/admin';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestServices, openRoutes } from '../../services/test-services.tsx';
import { paths } from '../paths.ts';
import { Component as ImagePage } from './dream-booth-image.tsx';
import { Component as ModelPage } from './dream-booth-model.tsx';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

afterEach(() => void vi.useRealTimers());

it.each([
  ['that trains models', ModelPage],
  ['that generates pictures', ImagePage],
])(
  'the page %s shows when a model has been trained, and reads no more then',
  async (_page, Page) => {
    let model = learningModel;
    const read = vi.fn<() => Promise<Response>>(async () => Response.json([model]));
    vi.stubGlobal('fetch', read);
    openRoutes(createTestServices(), [{ path: paths.admin, element: <Page /> }], paths.admin);
    expect(await screen.findByText(imageMessages.statuses.training)).toBeTruthy();
    model = imageModel;
    await act(async () => vi.advanceTimersByTimeAsync(MINUTE));
    expect(await screen.findByText(imageMessages.statuses.ready)).toBeTruthy();
    const reads = read.mock.calls.length;
    await act(async () => vi.advanceTimersByTimeAsync(MINUTE));
    expect(read).toHaveBeenCalledTimes(reads);
  },
);
