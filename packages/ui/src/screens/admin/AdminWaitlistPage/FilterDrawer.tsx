import { limits } from '@perigee/domain';
import {
  adminWaitlistMessages,
  NO_WAITLIST_FILTERS,
  type WaitlistSearch,
} from '@perigee/domain/admin';
import { useId, useState } from 'react';
import { Button } from '../../../components/Button/Button.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import type { DialogLifecycle } from '../../../components/Dialog/Dialog.tsx';
import { Drawer } from '../../../components/Drawer/Drawer.tsx';
import { Select } from '../../../components/Select/Select.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  ANY,
  APPLICATION_OPTIONS,
  CARD_OPTIONS,
  flagOf,
  MEMBERSHIP_OPTIONS,
  optionOf,
  type FilterChange,
} from './filter-options.ts';

const texts = adminWaitlistMessages.filters;

interface FilterDrawerProps extends DialogLifecycle {
  search: WaitlistSearch;
  onApply: (change: FilterChange) => void;
}

/** The filters on a phone. They apply when the user asks for the results. */
export function FilterDrawer({ open, onOpenChange, search, onApply, onExited }: FilterDrawerProps) {
  const formId = useId();
  const [changes, setChanges] = useState<FilterChange>({});
  const { tab, location, membershipType, cardSubmitted, appSubmitted } = { ...search, ...changes };
  const change = (next: FilterChange) => setChanges((current) => ({ ...current, ...next }));
  const apply = (applied: FilterChange) => {
    onApply(applied);
    onOpenChange(false);
  };
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      onExited={() => {
        setChanges({});
        onExited?.();
      }}
      title={texts.title}
      footer={
        <>
          <Button
            variant="outline"
            onClick={() =>
              apply({ ...NO_WAITLIST_FILTERS, ...(tab === 'all' && { tab: 'pending' }) })
            }
          >
            {texts.clear}
          </Button>
          <Button type="submit" form={formId}>
            {texts.show}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply(changes);
        }}
      >
        <Stack gap={4}>
          <TextField
            label={texts.location}
            maxLength={limits.waitlistSearchLength}
            value={location}
            onChange={({ target }) => change({ location: target.value })}
          />
          <Select
            label={texts.membership}
            options={MEMBERSHIP_OPTIONS}
            value={membershipType ?? ANY}
            onChange={(type) => change({ membershipType: type === ANY ? null : type })}
          />
          <Select
            label={texts.card}
            options={CARD_OPTIONS}
            value={optionOf(cardSubmitted)}
            onChange={(option) => change({ cardSubmitted: flagOf(option) })}
          />
          <Select
            label={texts.application}
            options={APPLICATION_OPTIONS}
            value={optionOf(appSubmitted)}
            onChange={(option) => change({ appSubmitted: flagOf(option) })}
          />
          <Checkbox
            label={texts.allStatuses}
            checked={tab === 'all'}
            onChange={({ target }) => change({ tab: target.checked ? 'all' : 'pending' })}
          />
        </Stack>
      </form>
    </Drawer>
  );
}
