import { messages } from '../messages.ts';
import { isEmail } from '../signup/email.ts';
import { profileMessages } from './messages.ts';

interface Settings {
  /** Null for somebody who gave none. */
  email: string | null;
  /** The text of the location. */
  location: string;
}

/** What the settings would become. */
interface ChangedSettings extends Settings {
  /** Whether the location was chosen among places, and so has coordinates. */
  hasCoordinates: boolean;
}

/** Whether anything of the settings is changed. */
export function areSettingsChanged(before: Settings, after: Settings): boolean {
  return after.location.trim() !== before.location.trim() || after.email !== before.email;
}

/**
 * What keeps the settings from being saved, or null. The email is checked although nobody can edit it
 * there (C-23). Source: member §5.
 */
export function settingsProblem(before: Settings, after: ChangedSettings): string | null {
  if (after.email !== null && !isEmail(after.email)) return messages.email.invalid;
  if (!areSettingsChanged(before, after)) return profileMessages.noChanges;
  return after.hasCoordinates ? null : messages.location.missing;
}
