import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { useNavigate } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { useAction } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import type { RecordAct } from '../../ui/RecordView.tsx';

/** The act that makes the draft invoice of a licence period. Empty for people who issue no invoices. */
export function useLisansFaturasi(LisansId: number): readonly RecordAct[] {
  const keser = useYetkiVar(YETKI.faturaKes);
  const git = useNavigate();
  const ac = useAction(oda.faturaLisanstan, {
    onSuccess: ({ Id, Tur }) => void git(`${SAYFA.fatura[Tur === 'efatura' ? 0 : 1]}/${Id}`),
  });
  return keser ? [{ label: 'Fatura Hazırla', busy: ac.isPending, onClick: () => ac.mutate({ LisansId }) }] : [];
}
