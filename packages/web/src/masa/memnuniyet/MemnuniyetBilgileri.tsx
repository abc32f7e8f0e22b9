import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import type { MemnuniyetKarti, MemnuniyetSatiri } from '@masabasi/core/masa/memnuniyet/contract';
import { MEMNUNIYET_KANALLARI } from '@masabasi/core/masa/memnuniyet/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { Field, Fields } from '../../ui/Fields.tsx';

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

/** Customer, subject, channel and deadline of a survey. */
export function MemnuniyetBilgileri({ n }: { readonly n: MemnuniyetKarti }) {
  return (
    <Fields>
      <Field name="Müşteri">
        <Link to={`/tanimlar/musteri/detay?id=${n.MusteriId}`}>{n.Musteri}</Link>
      </Field>
      {numaralari(n).length > 0 && (
        <Field name="Telefon">
          <Numaralar n={n} />
        </Field>
      )}
      <Field name="Ürün">{n.Proje}</Field>
      <Field name="Personel">{n.Personel}</Field>
      <Field name="Kapanış">{zamanYaz(n.Kapanis)}</Field>
      <Field name="Kanal">
        {n.Eposta === '' ? MEMNUNIYET_KANALLARI[n.Kanal] : `${MEMNUNIYET_KANALLARI[n.Kanal]}: ${n.Eposta}`}
      </Field>
      {n.Gonderim_Zamani !== null && <Field name="Gönderildi">{zamanYaz(n.Gonderim_Zamani)}</Field>}
      {n.DenemeSayi > 0 && <Field name="Deneme">{String(n.DenemeSayi)}</Field>}
      {n.Bitis_Zamani === null ? (
        <Field name="Son Geçerlilik">{zamanYaz(n.Son_Gecerlilik)}</Field>
      ) : (
        <Field name="Yanıtlandı">{zamanYaz(n.Bitis_Zamani)}</Field>
      )}
      {n.Anketor !== null && <Field name="Anketi Yapan">{n.Anketor}</Field>}
      {n.Puan !== null && <Field name="Puan">{`${sayiYaz(n.Puan)} / 100`}</Field>}
    </Fields>
  );
}
