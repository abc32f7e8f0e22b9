import type { TanimListeAdi } from '@masabasi/core/platform/tanim/rules';
import { tanim as oda } from '../../calls/tanim.ts';
import { useEndpoint } from '../call/api.ts';
import TanimDialog from './TanimDialog.tsx';

export interface YeniTanimDialogProps {
  readonly liste: TanimListeAdi;
  readonly ad: string;
  readonly onClose: () => void;
  readonly onSaved: (Id: number) => void;
}

/** A new row of a reference list, from a form that misses it. */
export default function YeniTanimDialog({ liste, ...props }: YeniTanimDialogProps) {
  const { data } = useEndpoint(oda.tanimList, { Liste: liste });
  return (
    <TanimDialog liste={liste} satir={null} ustler={data?.ustler ?? []} projeler={data?.projeler ?? []} {...props} />
  );
}
