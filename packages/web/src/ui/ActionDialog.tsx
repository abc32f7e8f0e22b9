import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { Dialog } from './Dialog.tsx';
import { Form } from './Form.tsx';
import { FormError } from './FormError.tsx';

export interface ActionDialogProps {
  readonly title: string;
  readonly width?: number;
  readonly onClose: () => void;
  /** Called with a reader of the fields' texts by name. */
  readonly onSubmit: (text: (name: string) => string) => void | Promise<void>;
  /** What the form does, as `useFormAction` answers it. */
  readonly action: { readonly isPending: boolean; readonly message: string | null };
  /** What the main button says. */
  readonly submit?: string;
  readonly color?: string;
  /** Whether what the form needs has been read; until then it cannot be sent. */
  readonly ready?: boolean;
  /** Something that has to be asked before the action is on its way. */
  readonly pending?: boolean;
  /** Shown while the action itself has nothing to say. */
  readonly message?: string | null | undefined;
  readonly children: ReactNode;
}

/** A form in a dialog: what is wrong stands under the fields, and the main button shows that the action is on its way. */
export function ActionDialog({
  title,
  width,
  onClose,
  onSubmit,
  action,
  submit = 'Kaydet',
  color,
  ready = true,
  pending = false,
  message = null,
  children,
}: ActionDialogProps) {
  const id = useId();
  return (
    <Dialog
      opened
      onClose={onClose}
      title={title}
      width={width}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" form={id} color={color} loading={pending || action.isPending} disabled={!ready}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={(text) => void onSubmit(text)}>
        {children}
        <FormError message={action.message ?? message} />
      </Form>
    </Dialog>
  );
}
