import { fieldMessages } from '../field-messages.ts';
import { isEmail } from '../signup/email.ts';
import { profileMessages } from './messages.ts';

interface Settings {
  /** Null for a user without an email. */
  email: string | null;
  /** The text of the location. */
  location: string;
}

/** The settings after the change. */
interface ChangedSettings extends Settings {
  /** Whether the location was chosen from the list of places, and so has coordinates. */
  hasCoordinates: boolean;
}

/** Whether any setting has changed. */
export function areSettingsChanged(before: Settings, after: Settings): boolean {
  return after.location.trim() !== before.location.trim() || after.email !== before.email;
}

/**
 * The problem that prevents the settings from being saved, or null. The email is checked although users
 * cannot edit it there (C-23). Source: member §5.
 */
export function settingsProblem(before: Settings, after: ChangedSettings): string | null {
  if (after.email !== null && !isEmail(after.email)) return fieldMessages.email.invalid;
  if (!areSettingsChanged(before, after)) return profileMessages.noChanges;
  return after.hasCoordinates ? null : fieldMessages.location.missing;
}
