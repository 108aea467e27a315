const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

const twoDigits = (count: number) => String(Math.floor(count)).padStart(2, '0');

/** The length of a call in figures, with hours from the first one on: '04:12', '1:02:09'. Milliseconds. */
export function durationInFigures(ms: number): string {
  const rest = `${twoDigits((ms % HOUR_MS) / MINUTE_MS)}:${twoDigits((ms % MINUTE_MS) / SECOND_MS)}`;
  return ms < HOUR_MS ? rest : `${Math.floor(ms / HOUR_MS)}:${rest}`;
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** The length of a call in words, to the minute: '18 minutes', '1 hour and 2 minutes'. Milliseconds. */
export function durationInWords(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (hours === 0) return minutes === 0 ? 'less than a minute' : counted(minutes, 'minute');
  const wholeHours = counted(hours, 'hour');
  return minutes === 0 ? wholeHours : `${wholeHours} and ${counted(minutes, 'minute')}`;
}
