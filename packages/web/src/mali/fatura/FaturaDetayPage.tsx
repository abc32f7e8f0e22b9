import type { Basari } from '@masabasi/core/platform/call/endpoint';
import { SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { Navigate, useParams } from 'react-router';
import { fatura as oda } from '../../calls/fatura.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { CardLoading, CardPage } from '../../ui/CardPage.tsx';
import { FaturaDuzenle } from './FaturaDuzenle.tsx';
import { FaturaGorunumu } from './FaturaGorunumu.tsx';

export type FaturaDetayi = Basari<typeof oda.getFaturaDetay>;

const BASLIK = 'Fatura';
const BELIRSIZ = {
  title: 'Hangi fatura olduğu belli değil.',
  text: 'Fatura listesinden birini seçiniz.',
  list: 'Faturalar',
  path: SAYFA.fatura[0],
};

/** The invoice of the path: a draft is edited, an issued invoice is shown. */
export default function FaturaDetayPage() {
  const { efatura, afatura } = useParams();
  return (
    <CardPage title={BASLIK} id={efatura ?? afatura} missing={BELIRSIZ}>
      {(Id) => <Kart key={Id} Id={Id} tur={efatura === undefined ? 'earsiv' : 'efatura'} />}
    </CardPage>
  );
}

function Kart({ Id, tur }: { readonly Id: number; readonly tur: 'efatura' | 'earsiv' }) {
  const detay = useEndpoint(oda.getFaturaDetay, { Id }, { refetchOnMount: 'always' });
  if (!detay.data) return <CardLoading title={BASLIK} query={detay} />;
  const f = detay.data.fatura;
  // Each kind has its own address, and a draft changes its kind with its customer.
  if (f.Tur !== tur) return <Navigate replace to={`${SAYFA.fatura[f.Tur === 'efatura' ? 0 : 1]}/${Id}`} />;
  return f.DurumAnahtar === 'taslak' ? (
    <FaturaDuzenle key={f.Surum} detay={detay.data} />
  ) : (
    <FaturaGorunumu detay={detay.data} />
  );
}
