import { gunSayisiYaz } from '@masabasi/core/izin/rules';
import { METIN, sebepHatasi } from '@masabasi/core/mola/rules';
import { zamanYaz } from '@masabasi/core/tarih';
import { YETKI } from '@masabasi/core/yetki/rules';
import { type IzinTalepSatiri, talep } from '@masabasi/core/talep/contract';
import { Button, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import { useState } from 'react';
import { useAction } from '../api.ts';
import { useYetkiVar } from '../oturum.ts';
import { onayla } from '../ui/Confirm.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Form } from '../ui/Form.tsx';
import { FormError } from '../ui/FormError.tsx';
import { Notice } from '../ui/Notice.tsx';
import { bildir } from '../ui/Toast.tsx';
import { izinAraligiYaz, izinSuresiYaz } from './IzinKutusu.tsx';
import css from './IzinKararDialog.module.css';

/** The head approves a request, or refuses it with a reason; sees who else is away and what is left. */
export default function IzinKararDialog({ istek, onClose }: { istek: IzinTalepSatiri; onClose: () => void }) {
  const ayricalikli = useYetkiVar(YETKI.ayricalikli);
  const [aciklama, setAciklama] = useState('');
  const [redDenendi, setRedDenendi] = useState(false);
  const [hata, setHata] = useState<string | null>(null);
  const iptal = istek.IzinId !== null;
  const eksik = sebepHatasi(aciklama);
  const karar = useAction(talep.izinTalepKarar, {
    onSuccess: ({ msg }, { Onay }) => {
      bildir({ baslik: Onay === 1 ? 'İstek onaylandı' : 'İstek reddedildi', metin: msg, tur: 'success' });
      onClose();
    },
    onRefusal: (ret) => {
      if (ret.bakiye !== undefined && ayricalikli) void bakiyeSor(ret.msg, ret.bakiye);
      else setHata(ret.msg);
    },
    onError: (h) => setHata(h.message),
  });
  const gonder = (Onay: 0 | 1, bakiyeOnayi: 0 | 1 = 0) => {
    setHata(null);
    karar.mutate({ Id: istek.Id, Onay, Aciklama: aciklama.trim(), bakiyeOnayi });
  };
  async function bakiyeSor(msg: string, bakiye: number) {
    const evet = await onayla({
      baslik: 'İzin bakiyesi yetmiyor',
      metin: `${msg}\nBu izinden sonra kalan: ${gunSayisiYaz(bakiye)} gün. Yine de onaylansın mı?`,
      onay: 'Yine de Onayla',
    });
    if (evet) gonder(1, 1);
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={iptal ? 'İptal İsteği' : 'İzin İsteği'}
      width={560}
      footer={
        <>
          <Button
            variant="default"
            color="danger"
            loading={karar.isPending}
            onClick={() => {
              setRedDenendi(true);
              if (eksik) bildir({ baslik: METIN.yetersiz, metin: eksik, tur: 'warning' });
              else gonder(0);
            }}
          >
            Reddet
          </Button>
          <Button type="submit" form="izin-karar" loading={karar.isPending} data-autofocus>
            Onayla
          </Button>
        </>
      }
    >
      <Form id="izin-karar" onSubmit={() => gonder(1)}>
        <dl className={css.bilgi}>
          <dt>İsteyen</dt>
          <dd>
            <b>{istek.Ad}</b>, {istek.Departman}
          </dd>
          <dt>{iptal ? 'İptali istenen' : 'İzin'}</dt>
          <dd>
            {istek.izinTur}, <span className="tnum">{izinAraligiYaz(istek)}</span>
          </dd>
          <dt>Süre</dt>
          <dd>{izinSuresiYaz(istek)}</dd>
          {istek.kalanSonra !== null && (
            <>
              <dt>Sonra kalan</dt>
              <dd>{gunSayisiYaz(istek.kalanSonra)} gün</dd>
            </>
          )}
          <dt>İstek zamanı</dt>
          <dd className="tnum">{zamanYaz(istek.CreateDateTime)}</dd>
          {istek.Aciklama !== '' && (
            <>
              <dt>Açıklama</dt>
              <dd className={css.metin}>{istek.Aciklama}</dd>
            </>
          )}
        </dl>
        {istek.kalanSonra !== null && istek.kalanSonra < 0 && (
          <Notice tone="warn" icon={<IconAlertTriangle />}>
            Yıllık izin bakiyesi eksiye düşecek.
          </Notice>
        )}
        {!iptal && istek.ayniGunler.length > 0 && (
          <Notice tone="info" icon={<IconUsers />}>
            Aynı günlerde izinde: {istek.ayniGunler.join(', ')}
          </Notice>
        )}
        <Textarea
          label="Karar açıklaması"
          description="Reddederken yazılması gerekir; isteyen kişi görür."
          rows={2}
          maxLength={500}
          value={aciklama}
          error={redDenendi && eksik}
          onChange={(e) => setAciklama(e.currentTarget.value)}
        />
        <FormError message={hata} />
      </Form>
    </Dialog>
  );
}
