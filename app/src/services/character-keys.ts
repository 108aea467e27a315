const KEY = 'characterKeys';

/** Whether shortcuts of single characters act in this browser: they do until they are switched off. */
export const keptCharacterKeys = (): boolean => localStorage.getItem(KEY) !== 'off';

export function keepCharacterKeys(areOn: boolean): void {
  localStorage.setItem(KEY, areOn ? 'on' : 'off');
}
