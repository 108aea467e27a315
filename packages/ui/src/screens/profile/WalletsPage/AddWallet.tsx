import { errorText } from '@perigee/domain';
import { profileServerMessages, walletProblem } from '@perigee/domain/profile';
import * as z from 'zod/mini';
import { Form } from '../../../components/Form/Form.tsx';
import { toZodCheck } from '../../../components/Form/to-zod-check.ts';
import { SubmitButton } from '../../../components/Form/SubmitButton.tsx';
import { useZodForm } from '../../../components/Form/use-zod-form.ts';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { useToast } from '../../../components/Toast/toast-context.ts';

const schema = z.object({ address: z.string().check(z.trim(), toZodCheck(walletProblem)) });
const EMPTY = { address: '' };

/** Adds a wallet by its address. */
export function AddWallet({ onAdd }: { onAdd: (address: string) => Promise<void> }) {
  const toast = useToast();
  const form = useZodForm({ schema, defaultValues: EMPTY });
  return (
    <Form
      form={form}
      aria-label="Add a wallet"
      onSubmit={async ({ address }) => {
        await onAdd(address);
        form.reset(EMPTY);
        toast.success('Wallet added');
      }}
      fieldOfError={(error) =>
        errorText(error) === profileServerMessages.walletTaken ? 'address' : undefined
      }
      actions={<SubmitButton variant="outline">Add wallet</SubmitButton>}
    >
      <TextField
        {...form.bind('address')}
        label="Wallet address"
        placeholder="0x"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Form>
  );
}
