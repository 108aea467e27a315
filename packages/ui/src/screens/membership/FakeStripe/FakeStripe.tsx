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

/** Whoever takes cards where Stripe does not. */
export interface CardGateway {
  /**
   * Charges or keeps a card.
   *
   * @throws Error whose message is for the person, where the card is not taken
   */
  confirm: (clientSecret: string, card: Card) => Promise<void>;
}

type Listener = (event: unknown) => void;

/** Does for react-stripe-js what Stripe's card element does, with fields of ours in the page. */
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

  /** Without an error: the fields say themselves what is wrong with them. */
  readonly #change = ({ card, isEmpty }: CardChange) => {
    this.card = card;
    this.#emit('change', { complete: card !== null, empty: isEmpty });
  };

  /** Later, as from a frame: whoever mounts the element listens by then. */
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
    // React does not take a tree away while it is at work on another.
    setTimeout(() => root?.unmount());
  }
}

/** What both ways to confirm have in common. */
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
 * A Stripe that Stripe knows nothing of: as much of it as a card form with react-stripe-js asks for,
 * on a gateway of ours. For the sandbox and for stories, so that there is one form for all.
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
    // react-stripe-js knows Stripe by these.
    createToken: notOffered,
    createPaymentMethod: notOffered,
    registerAppInfo: () => {},
    _registerWrapper: () => {},
  };
  return stripe as unknown as Stripe;
}
