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

/** What keeps settings from being saved: a field and its text, or a text about the whole. */
export interface SettingsProblem {
  field: 'email' | 'location' | null;
  message: string;
}

/**
 * What keeps the settings from being saved, or null. The email is checked although nobody can edit it
 * there (C-23). Source: member §5.
 */
export function settingsProblem(before: Settings, after: ChangedSettings): SettingsProblem | null {
  if (after.email !== null && !isEmail(after.email)) {
    return { field: 'email', message: messages.email.invalid };
  }
  if (!areSettingsChanged(before, after)) {
    return { field: null, message: profileMessages.noChanges };
  }
  return after.hasCoordinates ? null : { field: 'location', message: messages.location.missing };
}
