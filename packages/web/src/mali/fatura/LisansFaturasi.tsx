import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button } from '@mantine/core';
import { useNavigate } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';

/** Makes the draft invoice of a licence period, for people who issue invoices. */
export function LisansFaturasi({ LisansId }: { readonly LisansId: number }) {
  const keser = useYetkiVar(YETKI.faturaKes);
  const git = useNavigate();
  const ac = useAction(oda.faturaLisanstan, {
    onSuccess: ({ Id, Tur }) => void git(`${SAYFA.fatura[Tur === 'efatura' ? 0 : 1]}/${Id}`),
  });
  if (!keser) return null;
  return (
    <Button variant="default" loading={ac.isPending} onClick={() => ac.mutate({ LisansId })}>
      Fatura Hazırla
    </Button>
  );
}
