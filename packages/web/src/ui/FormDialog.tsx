import { Button } from '@mantine/core';
import IconAlertTriangle from '~icons/tabler/alert-triangle';
import { Fragment, type ReactNode, useEffect, useId, useRef } from 'react';
import { onayla } from './Confirm.tsx';
import { Dialog } from './Dialog.tsx';
import { Form, type FormState } from './Form.tsx';
import { FormError } from './FormError.tsx';
import { Notice } from './Notice.tsx';
import { OlderNotice } from './OlderNotice.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';

export interface FormDialogProps {
  readonly title: string;
  readonly width?: number;
  readonly form: FormState;
  readonly onClose: () => void;
  /** Text of the main button. */
  readonly submit?: string;
  readonly color?: string;
  /** Null: only the cross closes the dialog. */
  readonly cancel?: string | null;
  /** False while data of the form is read. A submit by key before that is carried out then. */
  readonly ready?: boolean;
  /** True while the form reads or asks something before it is sent. */
  readonly pending?: boolean;
  /** True: only the buttons of the dialog close it. */
  readonly forced?: boolean;
  /** Shown while the form itself has no message. */
  readonly message?: string | null | undefined;
  /** A question of the server that a button among the actions answers. It scrolls into view like a refusal. */
  readonly warning?: ReactNode;
  /** Buttons before the main one. */
  readonly actions?: ReactNode;
  /** Content below the form that is no part of it. */
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Focuses the first field once the form is ready, unless the person has focused another element by then. */
function useFocusWhenReady(id: string, ready: boolean): void {
  const waited = useRef(!ready);
  useEffect(() => {
    if (!ready || !waited.current) return;
    waited.current = false;
    const dialog = document.getElementById(id)?.closest('[role=dialog]');
    const now = document.activeElement;
    const untouched = now === document.body || now === dialog || now === dialog?.querySelector('button');
    if (untouched) dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [id, ready]);
}

/**
 * A form in a dialog: errors stand under the fields, the main button shows the progress, and closing with typed text
 * asks first.
 */
export function FormDialog({
  title,
  width,
  form,
  onClose,
  submit = 'Kaydet',
  color,
  cancel = 'Vazgeç',
  ready = true,
  pending = false,
  forced = false,
  message = null,
  warning,
  actions,
  below,
  children,
}: FormDialogProps) {
  const id = useId();
  useFocusWhenReady(id, ready);
  const close = async () => {
    // The draft is offered again when the form opens over the present version of the record.
    if (form.outdated) {
      onClose();
      return;
    }
    const leave =
      !form.dirty ||
      (await onayla({
        baslik: 'Kaydedilmeyen Bilgiler',
        metin: 'Yazdıklarınız kaydedilmedi. Pencere kapanırsa silinecek.',
        onay: 'Kaydetmeden Kapat',
        vazgec: 'Düzenlemeye Dön',
        tehlikeli: true,
      }));
    if (!leave) return;
    form.reset();
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={() => void close()}
      title={title}
      width={width}
      closeOnEscape={!forced}
      withCloseButton={!forced}
      footer={
        <>
          {cancel !== null && (
            <Button variant="default" onClick={() => void close()}>
              {cancel}
            </Button>
          )}
          {actions}
          <Button type="submit" form={id} color={color} loading={pending || form.isPending} disabled={!ready}>
            {submit}
          </Button>
        </>
      }
    >
      <Form id={id} onSubmit={form.submit} refusals={form.refusals} held={form.held || pending} ready={ready}>
        {form.older && ready && <OlderNotice {...form.older} />}
        {form.restored && ready && <RestoredNotice onDiscard={form.reset} />}
        <Fragment key={form.round}>{children}</Fragment>
        {warning && (
          <div role="alert">
            <Notice tone="warn" icon={<IconAlertTriangle size={18} />}>
              {warning}
            </Notice>
          </div>
        )}
        <FormError message={form.message ?? message} />
      </Form>
      {below}
    </Dialog>
  );
}
