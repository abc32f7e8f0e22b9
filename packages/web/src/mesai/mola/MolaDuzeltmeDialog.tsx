import { Flex } from '@mantine/core';
import type { MolaKaydi } from '@masabasi/core/mesai/mola/contract';
import { duzeltmeEngeli, sinirMi } from '@masabasi/core/mesai/duzeltme/rules';
import { METIN, SEBEP_EN_FAZLA, sebepDuzenle, sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import {
  gunEkle,
  istanbulAni,
  istanbulGunu,
  istanbulSaati,
  ms,
  type Saat,
  tarihYaz,
} from '@masabasi/core/platform/time/tarih';
import { mola } from '../../calls/mola.ts';
import { useForm } from '../../platform/form/form.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { TextAreaField } from '../../ui/TextAreaField.tsx';
import { TimeField } from '../../ui/TimeField.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Columns } from '../../ui/Columns.tsx';

const YARIM_GUN = 12 * 3_600_000;

/**
 * The typed start as an instant near the old one. An unchanged start keeps its seconds. A night shift passes midnight.
 */
function baslangicBul(eski: string, saat: string): number {
  if (saat === istanbulSaati(eski)) return ms(eski);
  const gun = istanbulGunu(eski);
  const fark = istanbulAni(gun, saat) - ms(eski);
  return istanbulAni(Math.abs(fark) <= YARIM_GUN ? gun : gunEkle(gun, fark > 0 ? -1 : 1), saat);
}

/** The typed end. It lies after the start if the distance is less than half a day. */
function bitisBul(eski: string, saat: string, baslangic: number): number {
  if (saat === istanbulSaati(eski)) return ms(eski);
  if (saat === istanbulSaati(baslangic)) return baslangic;
  const gun = istanbulGunu(baslangic);
  const ertesi = istanbulAni(gunEkle(gun, 1), saat);
  return ertesi - baslangic <= YARIM_GUN ? ertesi : istanbulAni(gun, saat);
}

const SAAT_HATASI = 'Saati 09:30 biçiminde yazınız.';

interface DuzeltmeFormu {
  readonly bas: Saat | null;
  readonly bit: Saat | null;
  readonly Sebep: string;
}

/** Requests other times for the person's own record. The head of the department decides (settled: breaks 2). */
export default function MolaDuzeltmeDialog({ kayit, onClose }: { kayit: MolaKaydi; onClose: () => void }) {
  const bitis = kayit.Bitis_Zamani ?? kayit.Baslama_Zamani;
  // Sign-in and end of shift are single moments: only one time is asked for, and the server checks it.
  const sinir = sinirMi(kayit.Mola_Durum_Id);
  const form = useForm(mola.molaDuzeltmeIste, {
    draft: `molaDuzeltme.${kayit.Id}`,
    initial: (): DuzeltmeFormu => ({
      bas: istanbulSaati(kayit.Baslama_Zamani),
      bit: istanbulSaati(bitis),
      Sebep: '',
    }),
    errors: ({ bas, bit, Sebep }) => ({
      bas: bas === null && SAAT_HATASI,
      bit: bit === null && SAAT_HATASI,
      Sebep: sebepHatasi(Sebep) ?? undefined,
    }),
    onWrong: ({ bas, bit, Sebep }) => {
      if (bas || bit) form.setMessage(SAAT_HATASI);
      if (Sebep) bildir({ baslik: METIN.yetersiz, metin: Sebep, tur: 'warning' });
    },
    request: ({ bas, bit, Sebep }) => {
      if (bas === null || bit === null) return null;
      const baslangic = baslangicBul(kayit.Baslama_Zamani, bas);
      const son = sinir ? baslangic : bitisBul(bitis, bit, baslangic);
      const engel =
        !sinir &&
        duzeltmeEngeli({
          durum: kayit.Mola_Durum_Id,
          bitis: ms(bitis),
          baslama: ms(kayit.Baslama_Zamani),
          mesaiBas: -Infinity,
          mesaiBit: Infinity,
          bas: baslangic,
          bit: son,
          simdi: simdi(),
          sebep: Sebep,
        });
      return (
        engel || {
          MolaId: kayit.Id,
          Baslama_Zamani: new Date(baslangic).toISOString(),
          Bitis_Zamani: new Date(son).toISOString(),
          Sebep: sebepDuzenle(Sebep),
        }
      );
    },
    onSuccess: () => {
      bildir({
        baslik: 'Düzeltme isteğiniz gönderildi',
        metin: 'Sorumlunuz karar verince kaydınız düzelir.',
        tur: 'success',
      });
      onClose();
    },
  });
  return (
    <FormDialog title="Düzeltme İste" width={440} form={form} onClose={onClose} submit="Gönder">
      <Flex
        component="p"
        gap="4px 12px"
        wrap="wrap"
        justify="space-between"
        px={12}
        py={10}
        m={0}
        bg="var(--surface-2)"
        bdrs={6}
      >
        <b>{kayit.Ad}</b>
        <span className="tnum">
          {tarihYaz(istanbulGunu(kayit.Baslama_Zamani))} · {istanbulSaati(kayit.Baslama_Zamani)}
          {!sinir && `-${istanbulSaati(bitis)}`}
        </span>
      </Flex>
      <Columns of="1fr 1fr" gap={12}>
        {sinir ? (
          <TimeField {...form.field('bas')} label={`Doğru ${kayit.Ad} Saati`} />
        ) : (
          <>
            <TimeField {...form.field('bas')} label="Doğru Başlama Saati" />
            <TimeField {...form.field('bit')} label="Doğru Bitiş Saati" />
          </>
        )}
      </Columns>
      <TextAreaField
        {...form.field('Sebep')}
        label="Sebep"
        placeholder={METIN.sebepYerTutucu}
        maxLength={SEBEP_EN_FAZLA}
        required
      />
    </FormDialog>
  );
}
