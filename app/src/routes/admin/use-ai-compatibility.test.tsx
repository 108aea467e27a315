import { aiCompatibility, templateChange } from '@perigee/api/fixtures';
import { adminMessages } from '@perigee/domain/admin';
import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createTestServices, wrapperWith } from '../../services/test-services.tsx';
import { useAiCompatibility } from './use-ai-compatibility.ts';

/** Loads the profiles from an API that answers so. Gives the bodies that are sent. */
function load(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(JSON.parse(body as string));
    return answer();
  });
  const wrapper = wrapperWith(createTestServices());
  const open = () => renderHook(() => useAiCompatibility('noor'), { wrapper });
  const { result, unmount } = open();
  return { profiles: result, sent, leave: unmount, open };
}

const template = templateChange.idealProfilePromptTemplate ?? {
  system: '',
  user: '',
  assistant: '',
};

describe('useAiCompatibility', () => {
  it('reads without a template, applies one, and reads again', async () => {
    const { profiles, sent } = load(() => Response.json(aiCompatibility));
    await waitFor(() =>
      expect(profiles.current.compatibility).toEqual({ status: 'ready', data: aiCompatibility }),
    );
    await act(() => profiles.current.onApplyTemplate(template));
    await act(() => profiles.current.onRefetch());
    expect(sent).toEqual([{}, { idealProfilePromptTemplate: template }, {}]);
  });

  it('has an applied template at once, also when profiles of before it are still being read', async () => {
    let answer: () => Response | Promise<Response> = () => Response.json(aiCompatibility);
    const { profiles, sent } = load(() => answer());
    await waitFor(() => expect(profiles.current.compatibility.status).toBe('ready'));
    let answerBefore = (_answer: Response): void => undefined;
    answer = () =>
      new Promise((resolve) => {
        answerBefore = resolve;
      });
    const reading = profiles.current.onRefetch();
    await waitFor(() => expect(sent).toHaveLength(2));
    const applied = { ...aiCompatibility, idealProfilePromptTemplate: template };
    answer = () => Response.json(applied);
    await act(() => profiles.current.onApplyTemplate(template));
    const ready = { status: 'ready', data: applied };
    await waitFor(() => expect(profiles.current.compatibility).toEqual(ready));
    answerBefore(Response.json(aiCompatibility));
    await act(() => reading);
    expect(profiles.current.compatibility).toEqual(ready);
  });

  it('reads the profiles of a new template for a page that opens before they were read', async () => {
    const { profiles, sent, leave, open } = load(() => Response.json(aiCompatibility));
    await waitFor(() => expect(profiles.current.compatibility.status).toBe('ready'));
    await act(() => profiles.current.onApplyTemplate(template));
    leave();
    open();
    await waitFor(() => expect(sent).toEqual([{}, { idealProfilePromptTemplate: template }, {}]));
  });

  it('has a message of its own for a failure without one', async () => {
    const { profiles } = load(() => Response.json({}, { status: 404 }));
    await waitFor(() => expect(profiles.current.compatibility.status).toBe('error'));
    expect(profiles.current.compatibility).toMatchObject({
      message: adminMessages.compatibilityFailed,
    });
  });

  it('keeps the profiles when the refetch fails', async () => {
    let answer = () => Response.json(aiCompatibility);
    const { profiles } = load(() => answer());
    await waitFor(() => expect(profiles.current.compatibility.status).toBe('ready'));
    answer = () => Response.json({}, { status: 404 });
    await act(() => expect(profiles.current.onRefetch()).rejects.toMatchObject({ status: 404 }));
    expect(profiles.current.compatibility.status).toBe('ready');
  });

  it('does not generate the profiles again when the window gets the focus', async () => {
    const { profiles, sent } = load(() => Response.json(aiCompatibility));
    await waitFor(() => expect(profiles.current.compatibility.status).toBe('ready'));
    vi.useFakeTimers({ now: Date.now() + 60_000, toFake: ['Date'] });
    await act(async () => {
      globalThis.dispatchEvent(new Event('visibilitychange'));
    });
    vi.useRealTimers();
    expect(sent).toHaveLength(1);
  });
});
