import { profileServerMessages } from './server-messages.ts';

/** An address of the Ethereum family (spec: WalletRequest). */
const ADDRESS = /^0x[0-9a-fA-F]{40}$/;

/** The problem with the address of a wallet, or null. Source: decision P-25. */
export function walletProblem(address: string): string | null {
  return ADDRESS.test(address) ? null : profileServerMessages.walletAddress;
}

/** A shortened address: users recognize an address by its beginning and its end. */
export function shortWallet(address: string): string {
  return `${address.slice(0, 6)}…${address.slice(-4)}`;
}
