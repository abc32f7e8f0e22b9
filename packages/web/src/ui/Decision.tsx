import { Box, Button, Flex, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Form, type FormState } from './Form.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormError } from './FormError.tsx';
import { Panel } from './Panel.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { useDecisionKeys } from './useDecisionKeys.ts';

export interface DecisionProps {
  readonly title: string;
  /** Sending it approves. */
  readonly form: FormState;
  readonly refuse: () => void;
  /** Words of the button that refuses. */
  readonly refusal?: string;
  /** Null: a part of the page instead of a dialog. */
  readonly onClose: (() => void) | null;
  /** The facts that a person reads first. They take the focus, so that no key decides by accident. */
  readonly facts: ReactNode;
  /** Fields of the decision. */
  readonly children: ReactNode;
  /** Further buttons. */
  readonly actions?: ReactNode;
}

/** A request with its facts, to be approved or refused, in a dialog or as a part of a page. */
export function Decision({
  title,
  form,
  refuse,
  refusal = 'Reddet',
  onClose,
  facts,
  children,
  actions,
}: DecisionProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const read = useRef<HTMLDivElement>(null);
  // From then on, Ctrl+Enter in the reason refuses.
  const [refusing, setRefusing] = useState(false);
  useDecisionKeys(box, {
    approve: () => !form.isPending && form.submit(),
    refuse: () => {
      setRefusing(true);
      box.current?.querySelector('textarea')?.focus();
    },
  });
  const onPage = onClose === null;
  useEffect(() => {
    // On a page it takes the focus from nothing that a person uses.
    if (onPage && (document.activeElement === document.body || document.activeElement === null))
      read.current?.focus({ preventScroll: true });
  }, [onPage]);
  const content = (
    <Stack
      ref={box}
      gap={16}
      onKeyDown={(e) => {
        if (!refusing || e.key !== 'Enter' || !(e.ctrlKey || e.metaKey) || !(e.target instanceof HTMLTextAreaElement))
          return;
        e.preventDefault();
        refuse();
      }}
    >
      <Box ref={read} p={8} m={-8} bdrs={6} tabIndex={-1} data-autofocus role="group" aria-label={title}>
        {facts}
      </Box>
      {children}
    </Stack>
  );
  const refuseButton = (
    <>
      {actions}
      <Button
        variant="default"
        color="danger"
        loading={form.isPending}
        aria-keyshortcuts="r"
        onClick={() => {
          setRefusing(true);
          refuse();
        }}
      >
        {refusal}
      </Button>
    </>
  );
  if (onClose !== null)
    return (
      <FormDialog
        title={title}
        width={560}
        form={form}
        onClose={onClose}
        cancel={null}
        submit="Onayla"
        actions={refuseButton}
      >
        {content}
      </FormDialog>
    );
  return (
    <Panel title={title} padded>
      <Form id={id} onSubmit={form.submit} refusals={form.refusals} held={form.held}>
        {form.restored && <RestoredNotice onDiscard={form.reset} />}
        {content}
        <FormError message={form.message} />
      </Form>
      <Flex gap={8} wrap="wrap" align="center" justify="flex-end" pt={16}>
        <Text flex="1 1 auto" fz={12} c="dimmed" className="hide-640">
          <kbd>A</kbd> onaylar, <kbd>R</kbd> ret sebebine gider, <kbd>J</kbd> <kbd>K</kbd> gezinir
        </Text>
        {refuseButton}
        <Button type="submit" form={id} loading={form.isPending} aria-keyshortcuts="a">
          Onayla
        </Button>
      </Flex>
    </Panel>
  );
}
