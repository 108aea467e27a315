/** The parts of a time in the format of the United States. '' for a part that is not chosen yet. */
export interface TimeParts {
  /** '1' to '12'. */
  hour: string;
  /** '00' to '59'. */
  minute: string;
  period: 'AM' | 'PM' | '';
}

export const noTime: TimeParts = { hour: '', minute: '', period: '' };

export const HOURS = ['12', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'] as const;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** The minutes that may be chosen, from 00 on. */
export function minutesBy(step: number): string[] {
  return Array.from({ length: Math.ceil(60 / step) }, (_, index) => twoDigits(index * step));
}

/** The parts of 'HH:mm', or null for an invalid time. */
export function partsOf(time: string): TimeParts | null {
  const [, hours, minute] = TIME.exec(time) ?? [];
  if (hours === undefined || minute === undefined) return null;
  const hour = Number(hours);
  return { hour: String(hour % 12 || 12), minute, period: hour < 12 ? 'AM' : 'PM' };
}

/** 'HH:mm', or '' while a part is missing. */
export function timeOf({ hour, minute, period }: TimeParts): string {
  if (hour === '' || minute === '' || period === '') return '';
  return `${twoDigits((Number(hour) % 12) + (period === 'PM' ? 12 : 0))}:${minute}`;
}
