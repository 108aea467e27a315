const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The formats of dates that users paste, or that browsers fill in. All have a year of four digits. */
const FORMS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})$/,
  /^(?<month>\d{1,2})[-/. ](?<day>\d{1,2})[-/. ](?<year>\d{4})$/,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
  /^(?<day>\d{1,2})(?:st|nd|rd|th)? (?<month>[a-z]{3,9})\.?,? (?<year>\d{4})$/i,
];

const WHOLE = /^(\d{2})-(\d{2})-(\d{4})$/;
const STORED = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The field text of a stored date, yyyy-MM-dd: MM-DD-YYYY. Any other text stays unchanged. */
export function dateText(value: string): string {
  return value.replace(STORED, '$2-$3-$1');
}

/** Whether the value of a date field is complete. The day may not exist. */
export function isWholeDate(value: string): boolean {
  return STORED.test(value);
}

/**
 * The value of a date field after an edit: yyyy-MM-dd once it has eight digits, and the text with its dashes
 * until then. Source: member §5.
 *
 * @param text as the browser left it
 * @param isDeleting the edit removed text: no dash is added behind the caret
 */
export function dateTyped(text: string, isDeleting: boolean): string {
  const known = isDeleting ? null : dateFrom(text.trim());
  if (known !== null) return known;
  const digits = (isDeleting ? text : withZero(text)).replaceAll(/\D/g, '');
  const parts = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 8)].filter(Boolean);
  const isPartFull = digits.length === 2 || digits.length === 4;
  const shown = parts.join('-') + (isPartFull && !isDeleting ? '-' : '');
  return shown.replace(WHOLE, '$3-$1-$2');
}

/** A month or a day of one digit followed by a separator, as in '5/', is that number. */
function withZero(text: string): string {
  return text.replace(/^(?<before>|\d\d-)(?<digit>\d)[-/. ]$/, '$<before>0$<digit>');
}

/** A date in one of the known formats as yyyy-MM-dd, or null. */
function dateFrom(text: string): string | null {
  const found = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups !== undefined);
  if (found === undefined) return null;
  const { year = '', month: monthText = '', day: dayText = '' } = found;
  const month = monthNumber(monthText);
  const day = Number(dayText);
  // 25/12/1990 can only be the 25th of December.
  const [first, second] = month > 12 && day <= 12 ? [day, month] : [month, day];
  return first === 0 ? null : `${year}-${twoDigits(first)}-${twoDigits(second)}`;
}

/** 0 for a text that is not a month. */
function monthNumber(text: string): number {
  return /^\d/.test(text) ? Number(text) : MONTHS.indexOf(text.slice(0, 3).toLowerCase()) + 1;
}

const twoDigits = (count: number) => String(count).padStart(2, '0');
