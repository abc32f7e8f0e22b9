import { ADAY_SURECI, adayAcik } from '@masabasi/core/pazarlama/aday/rules';
import type { AdayKarti } from '@masabasi/core/pazarlama/aday/satirlar';
import { telefonYaz, telefonYolu } from '@masabasi/core/platform/identity/kimlik';
import { paraYaz } from '@masabasi/core/platform/money/para';
import { kayitYolu, SAYFA } from '@masabasi/core/platform/screen/sayfa';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Text } from '@mantine/core';
import IconId from '~icons/tabler/id';
import IconMapPin from '~icons/tabler/map-pin';
import IconPencil from '~icons/tabler/pencil';
import IconSend from '~icons/tabler/send';
import { useState } from 'react';
import { aday as oda } from '../../calls/aday.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { gecisIsleri } from '../../platform/hareket/gecisIsleri.ts';
import { Gecmis, hareketSatiri } from '../../platform/hareket/Gecmis.tsx';
import { useAcildi } from '../../platform/list/sonAcilan.ts';
import { useBen } from '../../platform/session/oturum.ts';
import { MusteriBagi } from '../../musteri/musteri/MusteriBagi.tsx';
import { MusteriOnaylari } from '../../musteri/musteri/MusteriOnaylari.tsx';
import { type RecordAct, type RecordFact, type RecordPeek, RecordView } from '../../ui/RecordView.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Yetkililer } from '../../musteri/yetkili/Yetkililer.tsx';
import { useHakkindaYaz } from '../../kisi/yazisma/useHakkindaYaz.tsx';
import { AdayAsamaEtiketi } from './AdayAsamaEtiketi.tsx';

const AdayAsamaDialog = onDemand(() => import('./AdayAsamaDialog.tsx'));
const AdayDialog = onDemand(() => import('./AdayDialog.tsx'));
const KartvizitlerDialog = onDemand(() => import('../kartvizit/KartvizitlerDialog.tsx'));
const YonlendirDialog = onDemand(() => import('../yonlendirme/YonlendirDialog.tsx'));
const ZiyaretDialog = onDemand(() => import('../ziyaret/ZiyaretDialog.tsx'));

export interface AdayKaydiProps {
  readonly Id: number;
  /** Absent: the prospect is the page. */
  readonly peek?: RecordPeek;
}

const LISTE = SAYFA.ziyaret[2];
const KARTVIZIT_SIMGESI = <IconId size={16} />;
const DUZENLE_SIMGESI = <IconPencil size={16} />;
const YONLENDIR_SIMGESI = <IconSend size={16} />;
const ZIYARET_SIMGESI = <IconMapPin size={16} />;

const bilgileri = (a: AdayKarti): readonly RecordFact[] => [
  ['Müşteri', <MusteriBagi key="musteri" Id={a.MusteriId} ad={a.Musteri} />],
  ['Ürün', a.Proje],
  ['Olasılık', `%${a.Olasilik}`],
  ['Beklenen Kapanış', a.Beklenen_Kapanis !== null && tarihYaz(a.Beklenen_Kapanis)],
  ['İl', a.Il !== null && [a.Il, a.Ilce].filter(Boolean).join(', ')],
  [
    'Telefon',
    a.Telefon !== null && (
      <a key="telefon" href={telefonYolu(a.Telefon)}>
        {telefonYaz(a.Telefon)}
      </a>
    ),
  ],
  ['Kaybetme Nedeni', a.KayipNeden],
  ['Diğer Program', a.DigerProgram],
  ['Açan', `${a.Acan}, ${zamanYaz(a.AcilisZamani)}`],
];

type Acik = 'asama' | 'duzenle' | 'kartlar' | 'yonlendir' | 'ziyaret' | null;

/** A prospect: expected income, contact persons and their consents, history, next steps. Over its list or as a page. */
export default function AdayKaydi({ Id, peek }: AdayKaydiProps) {
  const detay = useEndpoint(oda.getAdayDetay, { Id }, { refetchOnMount: 'always' });
  const { acar } = useBen();
  const yaz = useHakkindaYaz('aday', Id);
  useAcildi('aday', Id);
  const [acik, setAcik] = useState<Acik>(null);
  const tasi = useAction(oda.adayAsamaGuncelle, {
    onSuccess: () => bildir({ baslik: 'Aday yeniden açıldı', tur: 'success' }),
  });
  const kapat = () => setAcik(null);
  const adimlari = (a: AdayKarti): { readonly isler: readonly RecordAct[]; readonly siradaki: RecordAct | null } => {
    if (!adayAcik(a.AsamaAnahtar))
      return gecisIsleri(
        ADAY_SURECI,
        a,
        { kapatir: a.Kapatir },
        { onSec: (Asama) => tasi.mutate({ Id, Surum: a.Surum, Asama }), mesgul: tasi.isPending },
      );
    return {
      siradaki: { label: 'Aşamayı Değiştir', onClick: () => setAcik('asama') },
      isler: [
        { label: 'Ziyaret Planla', icon: ZIYARET_SIMGESI, onClick: () => setAcik('ziyaret') },
        { label: 'Düzenle', icon: DUZENLE_SIMGESI, busy: tasi.isPending, onClick: () => setAcik('duzenle') },
        { label: 'Yönlendir', icon: YONLENDIR_SIMGESI, onClick: () => setAcik('yonlendir') },
      ],
    };
  };
  return (
    <RecordView
      id={Id}
      of={detay}
      kind="Aday"
      title={({ aday: a }) => `Aday: ${a.Musteri}`}
      rows={10}
      address={acar(LISTE) ? kayitYolu(LISTE, Id) : null}
      peek={peek}
      renderState={({ aday: a }) => <AdayAsamaEtiketi a={a} />}
      figures={({ aday: a }) => [
        { label: 'Tahmini Tutar', value: paraYaz(a.Tutar, 'TRY') },
        { label: 'Ağırlıklı', value: paraYaz(a.Agirlikli, 'TRY') },
        { label: 'İlgilenen', value: a.Sahip ?? 'Kimse' },
      ]}
      next={({ aday: a }) => adimlari(a).siradaki}
      acts={({ aday: a }) => [
        ...adimlari(a).isler,
        { label: 'Kartvizitler', icon: KARTVIZIT_SIMGESI, onClick: () => setAcik('kartlar') },
        ...yaz,
      ]}
      facts={({ aday: a }) => bilgileri(a)}
      renderHistory={({ hareketlist }) => <Gecmis rows={hareketlist.map(hareketSatiri)} />}
      renderWindows={({ aday: a }) => (
        <>
          {acik === 'duzenle' && <AdayDialog kart={a} onClose={kapat} />}
          {acik === 'asama' && <AdayAsamaDialog aday={a} onClose={kapat} />}
          {acik === 'kartlar' && <KartvizitlerDialog musteri={{ Id: a.MusteriId, Ad: a.Musteri }} onClose={kapat} />}
          {acik === 'yonlendir' && <YonlendirDialog aday={a} onClose={kapat} />}
          {acik === 'ziyaret' && <ZiyaretDialog musteri={{ Id: a.MusteriId, Ad: a.Musteri }} onClose={kapat} />}
        </>
      )}
    >
      {({ aday: a }) => (
        <>
          {a.Aciklama !== '' && <Text className="typed">{a.Aciklama}</Text>}
          <Yetkililer musteriId={a.MusteriId} />
          <MusteriOnaylari musteriId={a.MusteriId} />
        </>
      )}
    </RecordView>
  );
}
