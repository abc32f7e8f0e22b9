import { alanlari, tamamla } from '@masabasi/core/platform/field/alanlar';
import { MUSTERI_ALANLARI } from '@masabasi/core/musteri/musteri/alanlar';
import type { MusteriKarti } from '@masabasi/core/musteri/musteri/contract';
import { BOS_MUSTERI, musteriHatalari, musteriSade } from '@masabasi/core/musteri/musteri/rules';
import { istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { musteri as oda } from '../../calls/musteri.ts';
import { tanim } from '../../calls/tanim.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Read, together } from '../../ui/Read.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { type Benzerlik, BenzerMusteriler } from './BenzerMusteriler.tsx';
import { ayrintida, MusteriAlanlari, type MusteriFormu } from './MusteriAlanlari.tsx';

export interface MusteriDialogProps {
  readonly kart: MusteriKarti | null;
  /** Known values of a new customer. */
  readonly ilk?: Partial<typeof BOS_MUSTERI>;
  readonly onClose: () => void;
  readonly onSaved?: (Id: number) => void;
}

/** Masked values of the card are not filled in, and stay unchanged. */
const ACILMAYAN = { TCKimlikNo: undefined, DogumTarihi: undefined, Iban: undefined };
const formu = (kart: MusteriKarti | null, ilk: Partial<typeof BOS_MUSTERI> = {}): MusteriFormu => ({
  ...BOS_MUSTERI,
  ...ilk,
  ...(kart && alanlari(MUSTERI_ALANLARI, kart)),
  ...ACILMAYAN,
  Id: kart?.Id ?? 0,
  Surum: kart?.Surum ?? 0,
});

/** The words that the form was opened with. */
const tasinan = ({ GSM, Telefon, Unvan, Ad, Soyad }: Partial<typeof BOS_MUSTERI>): string =>
  [GSM ?? Telefon, Unvan, Ad, Soyad]
    .filter(Boolean)
    .map((soz) => `.${soz}`)
    .join('');

const BILINMEYEN: Partial<typeof BOS_MUSTERI> = {};

/** New or edited customer. Very similar customers are shown before the card is saved. */
export default function MusteriDialog({ kart, ilk = BILINMEYEN, onClose, onSaved }: MusteriDialogProps) {
  const listeler = useEndpoint(tanim.musterigerekli, {});
  const gerekli = useEndpoint(tanim.baseGerekliList, {});
  const [benzer, setBenzer] = useState<Benzerlik | null>(null);
  const [ayrintili, setAyrintili] = useState<boolean | null>(ilk.VKN == null ? null : true);
  const form = useForm(oda.musteriKaydet, {
    // An older draft must not replace the words that the form was opened with.
    draft: { name: `musteri.${kart?.Id ?? 0}${tasinan(ilk)}`, version: kart?.Surum ?? 0 },
    secret: ['TCKimlikNo', 'DogumTarihi', 'Iban'],
    initial: () => formu(kart, ilk),
    errors: (yazilan) => musteriHatalari(musteriSade(tamamla(MUSTERI_ALANLARI, yazilan, null)), istanbulGunu(simdi())),
    request: (musteri) => {
      setBenzer(null);
      return { musteri };
    },
    // A wrong value may stand among the details.
    onWrong: (yanlislar) => {
      if (ayrintida(Object.entries(yanlislar).flatMap(([ad, yanlis]) => (yanlis ? [ad] : [])))) setAyrintili(true);
    },
    onSuccess: ({ Id }) => {
      bildir({ baslik: 'Müşteri kaydedildi', tur: 'success' });
      onClose();
      onSaved?.(Id);
    },
    onRefusal: (ret) => {
      if (!('benzerler' in ret)) return false;
      setBenzer({ msg: ret.msg, kisiler: ret.benzerler });
      return true;
    },
  });
  const okunan = together(listeler, gerekli);
  return (
    <FormDialog
      title={kart ? 'Müşteriyi Düzenle' : 'Yeni Müşteri'}
      width={640}
      form={form}
      onClose={onClose}
      ready={okunan.data !== undefined}
      actions={
        benzer && (
          <Button
            variant="default"
            loading={form.isPending}
            onClick={() => form.submitWith({ benzerleriGordum: true })}
          >
            Yine de Kaydet
          </Button>
        )
      }
    >
      <Read of={okunan} rows={10}>
        {([secenekler, genel]) => (
          <MusteriAlanlari
            form={form}
            kart={kart}
            listeler={secenekler}
            gerekli={genel}
            // A draft may hold details.
            ayrintili={ayrintili ?? form.restored}
            onAyrinti={setAyrintili}
          />
        )}
      </Read>
      <div role="alert">{benzer && <BenzerMusteriler {...benzer} />}</div>
    </FormDialog>
  );
}
