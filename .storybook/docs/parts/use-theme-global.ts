import type { ThemeName } from '@perigee/ui';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

function subscribe(onChange: () => void): () => void {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, onChange);
  return () => channel.off(GLOBALS_UPDATED, onChange);
}

function current(): ThemeName {
  const channel = addons.getChannel();
  const [said] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  const globals = (said as { globals?: Record<string, unknown> } | undefined)?.globals;
  return globals?.['theme'] === 'day' ? 'day' : 'night';
}

/** The theme of the toolbar, for a page that no story's decorator reaches. */
export function useThemeGlobal(): ThemeName {
  return useSyncExternalStore(subscribe, current);
}
