import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { MemnuniyetKarti, MemnuniyetSatiri } from '@masabasi/core/masa/memnuniyet/contract';
import { MEMNUNIYET_KANALLARI } from '@masabasi/core/masa/memnuniyet/rules';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Fragment } from 'react';
import { Link } from 'react-router';
import type { RecordFact } from '../../ui/RecordView.tsx';

/** A customer's numbers, the mobile one first. */
const numaralari = ({ GSM, Telefon }: Pick<MemnuniyetSatiri, 'GSM' | 'Telefon'>): string[] => [
  ...new Set([GSM, Telefon].filter((t) => t !== null && t !== '').map((t) => t!)),
];

/** Telephone numbers as links. */
export const Numaralar = ({ n }: { readonly n: Pick<MemnuniyetSatiri, 'GSM' | 'Telefon'> }) =>
  numaralari(n).map((no, i) => (
    <Fragment key={no}>
      {i > 0 && ', '}
      <a href={telefonYolu(no)}>{telefonYaz(no)}</a>
    </Fragment>
  ));

/** Customer, subject and channel of a survey. */
export const memnuniyetBilgileri = (n: MemnuniyetKarti): readonly RecordFact[] => [
  [
    'Müşteri',
    <Link key="musteri" to={`/tanimlar/musteri/detay?id=${n.MusteriId}`}>
      {n.Musteri}
    </Link>,
  ],
  ['Telefon', numaralari(n).length > 0 && <Numaralar key="telefon" n={n} />],
  ['Ürün', n.Proje],
  ['Kapanış', zamanYaz(n.Kapanis)],
  ['Kanal', n.Eposta === '' ? MEMNUNIYET_KANALLARI[n.Kanal] : `${MEMNUNIYET_KANALLARI[n.Kanal]}: ${n.Eposta}`],
  ['Gönderildi', n.Gonderim_Zamani !== null && zamanYaz(n.Gonderim_Zamani)],
  ['Deneme', n.DenemeSayi > 0 && String(n.DenemeSayi)],
  ['Anketi Yapan', n.Anketor],
];
