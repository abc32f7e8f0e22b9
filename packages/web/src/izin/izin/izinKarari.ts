import { gunSayisiYaz, type TatilAyari } from '@masabasi/core/izin/izin/rules';
import type { IzinTalepSatiri } from '@masabasi/core/izin/talep/contract';
import { METIN, sebepHatasi } from '@masabasi/core/mesai/mola/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { useState } from 'react';
import { talep } from '../../calls/talep.ts';
import { useAction } from '../../platform/call/api.ts';
import { useForm } from '../../platform/form/form.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { onayla } from '../../ui/Confirm.tsx';
import { bildir } from '../../ui/Toast.tsx';

/** The decision on a leave request: its form, and the refusal, which needs a reason. */
export function useIzinKarari(istek: IzinTalepSatiri, onBitti: () => void) {
  const ayricalikli = useYetkiVar(YETKI.ayricalikli);
  const [redDenendi, setRedDenendi] = useState(false);
  const geriAl = useAction(talep.izinTalepKararGeriAl, {
    onSuccess: () =>
      bildir({ baslik: 'Karar geri alındı', metin: `${istek.Ad} yeniden karar bekliyor.`, tur: 'success' }),
  });
  const form = useForm(talep.izinTalepKarar, {
    draft: `izinKarar.${istek.Id}`,
    initial: (): { Aciklama: string; Tatil_Gunleri: TatilAyari } => ({
      Aciklama: '',
      Tatil_Gunleri: istek.Tatil_Gunleri,
    }),
    request: ({ Aciklama, Tatil_Gunleri }) => ({
      Id: istek.Id,
      Onay: true,
      Aciklama: Aciklama.trim(),
      bakiyeOnayi: false,
      Tatil_Gunleri: Tatil_Gunleri === istek.Tatil_Gunleri ? null : Tatil_Gunleri,
    }),
    onSuccess: ({ msg }, { Onay }) => {
      const ilkOnay = Onay && istek.ikiOnayli && istek.IlkOnaylayan === null;
      // The answer already says the outcome. Only a first approval needs its own heading.
      if (ilkOnay) bildir({ baslik: 'İlk onay verildi', metin: msg, tur: 'success' });
      else if (istek.IlkOnaylayan !== null) bildir({ baslik: msg.replace(/\.$/, ''), tur: 'success', sure: 3000 });
      else
        bildir({
          baslik: msg.replace(/\.$/, ''),
          metin: istek.Ad,
          tur: 'success',
          eylem: { etiket: 'Geri Al', calistir: () => geriAl.mutate({ Id: istek.Id }) },
        });
      onBitti();
    },
    onRefusal: (ret) => {
      if (ret.bakiye === undefined || !ayricalikli) return false;
      void bakiyeSor(ret.msg, ret.bakiye);
      return true;
    },
  });
  const eksik = sebepHatasi(form.values.Aciklama);
  async function bakiyeSor(msg: string, bakiye: number) {
    const evet = await onayla({
      baslik: 'İzin bakiyesi yetmiyor',
      metin: `${msg}\nBu izinden sonra kalan: ${gunSayisiYaz(bakiye)} gün. Yine de onaylansın mı?`,
      onay: 'Yine de Onayla',
    });
    if (evet) form.submitWith({ bakiyeOnayi: true });
  }
  const reddet = () => {
    setRedDenendi(true);
    if (eksik) bildir({ baslik: METIN.yetersiz, metin: eksik, tur: 'warning' });
    else form.submitWith({ Onay: false });
  };
  return { form, reddet, eksik: redDenendi ? eksik : null };
}
