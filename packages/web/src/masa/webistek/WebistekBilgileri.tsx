import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { WebistekKarti } from '@masabasi/core/masa/webistek/contract';
import { takipKoduYaz } from '@masabasi/core/masa/webistek/rules';
import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Field, Fields } from '../../ui/Fields.tsx';

export interface WebistekBilgileriProps {
  readonly w: WebistekKarti;
  /** Opens the window of another request. */
  readonly onAc: (Id: number) => void;
}

/** The data of a request. Empty fields are hidden. */
export function WebistekBilgileri({ w, onAc }: WebistekBilgileriProps) {
  return (
    <Fields>
      <Field name="Kimden">{[w.AdSoyad, w.Kurum].filter(Boolean).join(', ')}</Field>
      {w.Telefon !== '' && (
        <Field name="Telefon">
          <a href={telefonYolu(w.Telefon)}>{telefonYaz(w.Telefon)}</a>
        </Field>
      )}
      {w.Eposta !== '' && (
        <Field name={w.Gonderen === '' ? 'E-posta' : 'Yanıt Adresi'}>{[w.Eposta, ...w.DigerAdresler].join(', ')}</Field>
      )}
      {w.Gonderen !== '' && <Field name="Gönderen Adres">{w.Gonderen}</Field>}
      <Field name="Ürün">{w.Proje ?? 'Belirtilmemiş'}</Field>
      {w.MusteriNo !== '' && <Field name="Yazdığı Müşteri No">{w.MusteriNo}</Field>}
      <Field name="Geldi">{zamanYaz(w.Tarih)}</Field>
      <Field name="Takip Kodu">{takipKoduYaz(w.TakipKodu)}</Field>
      {w.Kaynak !== '' && <Field name="Geldiği Yer">{w.Kaynak}</Field>}
      {w.GorusmeId !== null && (
        <Field name="Görüşme">
          <Link to={`/islemler/musterigorusme/detay?id=${w.GorusmeId}`}>{w.GorusmeNo}</Link>
        </Field>
      )}
      {w.AsilId !== null && (
        <Field name="Yinelediği">
          <Button variant="subtle" size="compact-sm" onClick={() => onAc(w.AsilId!)}>
            {`${w.AsilNo} isteğini aç`}
          </Button>
        </Field>
      )}
      {w.RedNeden !== null && <Field name="Neden">{w.RedNeden}</Field>}
    </Fields>
  );
}
