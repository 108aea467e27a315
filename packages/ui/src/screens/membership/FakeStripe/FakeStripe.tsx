import type {
  PaymentIntent,
  SetupIntent,
  Stripe,
  StripeCardElement,
  StripeElementType,
  StripeError,
} from '@stripe/stripe-js';
import { errorText } from '@perigee/domain';
import { createRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CardFields, type CardChange, type CardFieldsHandle } from './CardFields.tsx';
import type { Card } from './card-entry.ts';

/** The gateway that accepts cards in place of Stripe. */
export interface CardGateway {
  /**
   * Charges or stores a card.
   *
   * @throws Error with a message for the payer, if the card is not accepted
   */
  confirm: (clientSecret: string, card: Card) => Promise<void>;
}

type Listener = (event: unknown) => void;

/** Replaces Stripe's card element for react-stripe-js, with our own fields in the page. */
class StandInCardElement {
  readonly #listeners = new Map<string, Set<Listener>>();
  readonly #fields = createRef<CardFieldsHandle>();
  #root: Root | null = null;
  #disabled: boolean;
  card: Card | null = null;

  constructor({ disabled = false }: { disabled?: boolean }) {
    this.#disabled = disabled;
  }

  on(name: string, listener: Listener): this {
    this.#listeners.set(name, (this.#listeners.get(name) ?? new Set()).add(listener));
    return this;
  }

  off(name: string, listener: Listener): this {
    this.#listeners.get(name)?.delete(listener);
    return this;
  }

  #emit(name: string, event: object): void {
    for (const listener of this.#listeners.get(name) ?? []) {
      listener({ elementType: 'card', ...event });
    }
  }

  /** Without an error: the fields show their own errors. */
  readonly #change = ({ card, isEmpty }: CardChange) => {
    this.card = card;
    this.#emit('change', { complete: card !== null, empty: isEmpty });
  };

  /** Asynchronous, as from a frame: the component that mounts the element listens by then. */
  readonly #ready = () => {
    setTimeout(() => this.#emit('ready', {}));
  };

  mount(target: HTMLElement): void {
    this.#root = createRoot(target);
    this.#render();
  }

  #render(): void {
    this.#root?.render(
      <CardFields
        ref={this.#fields}
        disabled={this.#disabled}
        onChange={this.#change}
        onReady={this.#ready}
      />,
    );
  }

  update({ disabled }: { disabled?: boolean }): void {
    this.#disabled = disabled ?? this.#disabled;
    this.#render();
  }

  focus(): void {
    this.#fields.current?.focus();
  }

  destroy(): void {
    const root = this.#root;
    this.#root = null;
    // React does not unmount a tree while it renders another.
    setTimeout(() => root?.unmount());
  }
}

/** The common type of both ways to confirm. */
type Confirm<Intent> = (
  clientSecret: string,
  data?: { payment_method?: { card?: unknown } | string },
) => Promise<Intent | { error: StripeError }>;

function confirmWith<Intent>(gateway: CardGateway, done: Intent): Confirm<Intent> {
  return async (clientSecret, data) => {
    const method = data?.payment_method;
    const element = typeof method === 'object' ? method.card : undefined;
    if (!(element instanceof StandInCardElement) || element.card === null) {
      return { error: { type: 'validation_error' } };
    }
    try {
      await gateway.confirm(clientSecret, element.card);
      return done;
    } catch (error) {
      return { error: { type: 'card_error', message: errorText(error, '') } };
    }
  };
}

/**
 * A fake Stripe without a connection to Stripe: the part that a card form with react-stripe-js needs, with a
 * gateway of ours. For the sandbox and for stories, so that all use the same form.
 */
export function createFakeStripe(gateway: CardGateway): Stripe {
  const elements = () => {
    let card: StandInCardElement | null = null;
    return {
      create: (_type: StripeElementType, options: { disabled?: boolean } = {}) =>
        (card = new StandInCardElement(options)),
      getElement: () => card as unknown as StripeCardElement,
      update: () => {},
    };
  };
  const notOffered = () => {
    throw new Error('The stand-in for Stripe takes cards by confirming them only');
  };
  const stripe = {
    elements,
    confirmCardPayment: confirmWith(gateway, {
      paymentIntent: { status: 'succeeded' } as PaymentIntent,
    }),
    confirmCardSetup: confirmWith(gateway, { setupIntent: { status: 'succeeded' } as SetupIntent }),
    // react-stripe-js recognizes Stripe by these methods.
    createToken: notOffered,
    createPaymentMethod: notOffered,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
  return stripe as unknown as Stripe;
}
