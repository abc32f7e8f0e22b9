import { mola, type MolaKaydi } from '@masabasi/core/mola/contract';
import { duzeltmeEngeli } from '@masabasi/core/duzeltme/rules';
import { MASA_BASI, METIN, SEBEP_EN_FAZLA, sebepDuzenle, sebepHatasi } from '@masabasi/core/mola/rules';
import { gunEkle, istanbulAni, istanbulGunu, istanbulSaati, ms, type Saat, tarihYaz } from '@masabasi/core/tarih';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useFormAction } from '../api.ts';
import { simdi } from '../sunucuSaati.ts';
import { ActionDialog } from '../ui/ActionDialog.tsx';
import { TimeField } from '../ui/TimeField.tsx';
import { bildir } from '../ui/Toast.tsx';
import css from './MolaDuzeltmeDialog.module.css';

const YARIM_GUN = 12 * 3_600_000;

/** The typed start as an instant near the old one; an untouched one keeps its seconds. A night shift passes midnight. */
function baslangicBul(eski: string, saat: string): number {
  if (saat === istanbulSaati(eski)) return ms(eski);
  const gun = istanbulGunu(eski);
  const fark = istanbulAni(gun, saat) - ms(eski);
  return istanbulAni(Math.abs(fark) <= YARIM_GUN ? gun : gunEkle(gun, fark > 0 ? -1 : 1), saat);
}

/** The typed end: after the start where that is less than half a day away. */
function bitisBul(eski: string, saat: string, baslangic: number): number {
  if (saat === istanbulSaati(eski)) return ms(eski);
  if (saat === istanbulSaati(baslangic)) return baslangic;
  const gun = istanbulGunu(baslangic);
  const ertesi = istanbulAni(gunEkle(gun, 1), saat);
  return ertesi - baslangic <= YARIM_GUN ? ertesi : istanbulAni(gun, saat);
}

const SAAT_HATASI = 'Saati 09:30 biçiminde yazınız.';

/** Asks for other times of one's own record; the department's head decides (settled: breaks 2). */
export default function MolaDuzeltmeDialog({ kayit, onClose }: { kayit: MolaKaydi; onClose: () => void }) {
  const bitis = kayit.Bitis_Zamani ?? kayit.Baslama_Zamani;
  const [bas, setBas] = useState<Saat | null>(istanbulSaati(kayit.Baslama_Zamani));
  const [bit, setBit] = useState<Saat | null>(istanbulSaati(bitis));
  const [sebep, setSebep] = useState('');
  const [denendi, setDenendi] = useState(false);
  const iste = useFormAction(mola.molaDuzeltmeIste, {
    onSuccess: () => {
      bildir({
        baslik: 'Düzeltme isteğiniz gönderildi',
        metin: 'Sorumlunuz karar verince kaydınız düzelir.',
        tur: 'success',
      });
      onClose();
    },
  });
  const gonder = () => {
    setDenendi(true);
    iste.setMessage(bas === null || bit === null ? SAAT_HATASI : null);
    const eksik = sebepHatasi(sebep);
    if (eksik) bildir({ baslik: METIN.yetersiz, metin: eksik, tur: 'warning' });
    if (bas === null || bit === null || eksik) return;
    const baslangic = baslangicBul(kayit.Baslama_Zamani, bas);
    const son = bitisBul(bitis, bit, baslangic);
    const engel = duzeltmeEngeli({
      // Which records can be corrected is known where the dialog is opened.
      durum: kayit.Mola_Durum_Id ?? MASA_BASI,
      bitis: ms(bitis),
      mesaiBas: -Infinity,
      mesaiBit: Infinity,
      bas: baslangic,
      bit: son,
      simdi: simdi(),
      sebep,
    });
    iste.setMessage(engel);
    if (engel) return;
    iste.mutate({
      MolaId: kayit.Id,
      Baslama_Zamani: new Date(baslangic).toISOString(),
      Bitis_Zamani: new Date(son).toISOString(),
      Sebep: sebepDuzenle(sebep),
    });
  };
  return (
    <ActionDialog title="Düzeltme İste" width={440} onClose={onClose} onSubmit={gonder} action={iste} submit="Gönder">
      <p className={css.kayit}>
        <b>{kayit.Ad}</b>
        <span className="tnum">
          {tarihYaz(istanbulGunu(kayit.Baslama_Zamani))} · {istanbulSaati(kayit.Baslama_Zamani)}-{istanbulSaati(bitis)}
        </span>
      </p>
      <div className={css.saatler}>
        <TimeField label="Doğru Başlama Saati" value={bas} onChange={setBas} />
        <TimeField label="Doğru Bitiş Saati" value={bit} onChange={setBit} />
      </div>
      <Textarea
        label="Sebep"
        placeholder={METIN.sebepYerTutucu}
        rows={3}
        maxLength={SEBEP_EN_FAZLA}
        required
        value={sebep}
        error={denendi && sebepHatasi(sebep)}
        onChange={(e) => setSebep(e.currentTarget.value)}
      />
    </ActionDialog>
  );
}
