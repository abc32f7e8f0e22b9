import { gunSayisiYaz } from '@masabasi/core/izin/izin/rules';
import { gecisler } from '@masabasi/core/platform/process/surec';
import { zamanYaz } from '@masabasi/core/platform/time/tarih';
import type { IzinTalepSatiri } from '@masabasi/core/izin/talep/contract';
import { TALEP_SURECI } from '@masabasi/core/izin/talep/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconCircleCheck from '~icons/tabler/circle-check';
import IconCircleX from '~icons/tabler/circle-x';
import IconClock from '~icons/tabler/clock';
import IconInbox from '~icons/tabler/inbox';
import IconUsers from '~icons/tabler/users';
import { useMemo, useState } from 'react';
import { talep } from '../../calls/talep.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { onayla } from '../../ui/Confirm.tsx';
import { DataGrid } from '../../ui/DataGrid.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import type { GridColumn } from '../../ui/useDataGrid.ts';
import { onDemand } from '../../ui/onDemand.tsx';
import { izinAraligiYaz, izinSuresiYaz } from './IzinKutusu.tsx';

const IzinKararDialog = onDemand(() => import('./IzinKararDialog.tsx'));

function Durum({ t }: { t: IzinTalepSatiri }) {
  const chip = {
    Bekliyor: { tone: 'info', icon: <IconClock /> },
    'İkinci Onayda': { tone: 'info', icon: <IconClock /> },
    Onaylandı: { tone: 'ok', icon: <IconCircleCheck /> },
    Reddedildi: { tone: 'danger', icon: <IconCircleX /> },
    Vazgeçildi: { tone: 'neutral', icon: <IconCircleX /> },
  } as const;
  return <Chip {...chip[t.Durum]}>{t.Durum}</Chip>;
}

const istek = (t: IzinTalepSatiri) => (t.IzinId === null ? t.izinTur : `İptal: ${t.izinTur}`);
const karar = (t: IzinTalepSatiri) =>
  [[t.KararVeren, t.KararAciklama].filter(Boolean).join(': '), t.IlkOnaylayan !== null && `ilk onay: ${t.IlkOnaylayan}`]
    .filter(Boolean)
    .join(', ');

const ORTAK: readonly GridColumn<IzinTalepSatiri>[] = [
  { id: 'Istek', header: 'İstek', value: istek, filter: 'choice', nowrap: true, card: 'line' },
  { id: 'Aralik', header: 'Tarih', value: (t) => t.Baslangic, text: izinAraligiYaz, nowrap: true, card: 'line' },
  { id: 'Sure', header: 'Süre', value: (t) => t.KullanilanGun, text: izinSuresiYaz, align: 'right', nowrap: true },
  { id: 'Aciklama', header: 'Açıklama', value: (t) => t.Aciklama || null },
  {
    id: 'Zaman',
    header: 'İstek Zamanı',
    value: (t) => t.CreateDateTime,
    text: (t) => zamanYaz(t.CreateDateTime),
    nowrap: true,
  },
];
/** The names of absent colleagues need space, so the request time appears only on a wide screen. */
const BEKLEYEN = ORTAK.map((c) => (c.id === 'Zaman' ? { ...c, spare: 'wide' as const } : c));
const DURUM: GridColumn<IzinTalepSatiri> = {
  id: 'Durum',
  header: 'Durum',
  card: 'chip',
  value: (t) => t.Durum,
  renderCell: (t) => <Durum t={t} />,
  filter: 'choice',
};
const KARAR: GridColumn<IzinTalepSatiri> = { id: 'Karar', header: 'Karar', value: (t) => karar(t) || null };
const KALAN: GridColumn<IzinTalepSatiri> = {
  id: 'kalanSonra',
  header: 'Sonra Kalan',
  value: (t) => t.kalanSonra,
  text: (t) => (t.kalanSonra === null ? '' : gunSayisiYaz(t.kalanSonra)),
  renderCell: (t) =>
    t.kalanSonra !== null && (
      <Text span fw={600} c={t.kalanSonra < 0 ? 'var(--danger)' : undefined}>
        {gunSayisiYaz(t.kalanSonra)}
      </Text>
    ),
  align: 'right',
};
const AYNI: GridColumn<IzinTalepSatiri> = {
  id: 'ayniGunler',
  wrap: true,
  // The dialog of the decision shows it, too.
  spare: true,
  header: 'Aynı Günlerde',
  value: (t) => t.ayniGunler.join(', ') || null,
  width: '22%',
  renderCell: (t) =>
    t.ayniGunler.length > 0 && (
      <Flex component="span" display="inline-flex" gap={6}>
        <IconUsers size={15} color="var(--text-3)" style={{ marginTop: 2 }} aria-hidden /> {t.ayniGunler.join(', ')}
      </Flex>
    ),
};
const KISI: readonly GridColumn<IzinTalepSatiri>[] = [
  {
    id: 'Ad',
    header: 'Personel',
    card: 'title',
    value: (t) => t.Ad,
    renderCell: (t) => (
      <Text component="b" fw={500}>
        {t.Ad}
      </Text>
    ),
    nowrap: true,
  },
  { id: 'Departman', header: 'Departman', value: (t) => t.Departman, filter: 'choice', spare: 'wide' },
];
/** In the person's own list the name is useless. The request itself is the title. */
const KENDI = ORTAK.map((c) => (c.id === 'Istek' ? { ...c, card: 'title' as const } : c));
const BITEN = [...KISI, ...ORTAK, DURUM, KARAR];
const SIRA = [{ id: 'Zaman', desc: true }];

/** The person's own requests. A waiting request can be withdrawn. */
export function Taleplerim() {
  const { Id } = useKullanici();
  const ayricalikli = useYetkiVar(YETKI.ayricalikli);
  const liste = useEndpoint(talep.izinTaleplerim, {}, { refetchOnMount: 'always' });
  const { mutate } = useAction(talep.izinTalepVazgec, {
    onSuccess: () => bildir({ baslik: 'İsteğinizden vazgeçtiniz', tur: 'success' }),
  });
  const sutunlar = useMemo(() => {
    const vazgec = async (t: IzinTalepSatiri) => {
      const evet = await onayla({
        baslik: 'İstekten Vazgeç',
        metin: `${istek(t)}, ${izinAraligiYaz(t)}. Bu istekten vazgeçilsin mi?`,
        onay: 'İstekten Vazgeç',
        vazgec: 'İsteği Koru',
      });
      if (evet) mutate({ Id: t.Id });
    };
    const eylem: GridColumn<IzinTalepSatiri> = {
      id: 'eylem',
      header: 'İşlem',
      actions: true,
      value: () => null,
      renderCell: (t) =>
        gecisler(TALEP_SURECI, t, { Id, ayricalikli, ikinciOnaylar: false }).some((g) => g.nereye === 'Vazgeçildi') && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={`Vazgeç: ${istek(t)}, ${izinAraligiYaz(t)}`}
            onClick={() => void vazgec(t)}
          >
            Vazgeç
          </Button>
        ),
    };
    return [...KENDI, DURUM, KARAR, eylem];
  }, [Id, ayricalikli, mutate]);
  return (
    <Panel title="İsteklerim">
      <DataGrid
        name="izinTaleplerim"
        label="İzin isteklerim"
        columns={sutunlar}
        rows={liste.data?.talepler}
        rowKey={(t) => t.Id}
        error={liste.error}
        onRetry={() => void liste.refetch()}
        initialSort={SIRA}
        empty={{
          title: 'Henüz izin isteğiniz yok.',
          text: 'İzin istemek için sayfanın üstündeki ‘İzin İste’ düğmesini kullanınız.',
          icon: <IconInbox size={32} stroke={1.5} />,
        }}
      />
    </Panel>
  );
}

/** Requests for this person's decision, and decided ones. */
export function GelenTalepler() {
  const liste = useEndpoint(talep.izinTalepList, {}, { refetchOnMount: 'always' });
  const [acik, setAcik] = useState<IzinTalepSatiri | null>(null);
  const { Id } = useKullanici();
  const ikinciOnaylar = useYetkiVar(YETKI.ikinciOnay);
  const [bekleyen, biten] = useMemo(() => {
    const talepler = liste.data?.talepler;
    // The second approval needs a third person: neither the applicant nor the first approver.
    const bende = (t: IzinTalepSatiri) =>
      t.Durum === 'Bekliyor' ||
      (t.Durum === 'İkinci Onayda' && ikinciOnaylar && t.IlkOnaylayanId !== Id && t.UserId !== Id);
    return [talepler?.filter(bende), talepler?.filter((t) => !bende(t))];
  }, [liste.data, ikinciOnaylar, Id]);
  const sutunlar = useMemo((): GridColumn<IzinTalepSatiri>[] => {
    const eylem: GridColumn<IzinTalepSatiri> = {
      id: 'eylem',
      header: 'İşlem',
      actions: true,
      value: () => null,
      renderCell: (t) => (
        <Button
          size="compact-sm"
          aria-label={`Karar ver: ${t.Ad}, ${istek(t)}, ${izinAraligiYaz(t)}`}
          onClick={() => setAcik(t)}
        >
          Karar Ver
        </Button>
      ),
    };
    return [...KISI, ...BEKLEYEN, KALAN, AYNI, eylem];
  }, []);
  const ortak = {
    rowKey: (t: IzinTalepSatiri) => t.Id,
    error: liste.error,
    onRetry: () => void liste.refetch(),
    initialSort: SIRA,
  };
  return (
    <Stack gap={16}>
      <Panel title="Karar Bekleyenler">
        <DataGrid
          {...ortak}
          name="izinTalepBekleyen"
          label="Karar bekleyen istekler"
          columns={sutunlar}
          rows={bekleyen}
          onOpen={setAcik}
          empty={{ title: 'Karar bekleyen istek yok.', icon: <IconInbox size={32} stroke={1.5} /> }}
        />
      </Panel>
      <Panel title="Karara Bağlananlar">
        <DataGrid
          {...ortak}
          name="izinTalepBiten"
          label="Karara bağlanan istekler"
          columns={BITEN}
          rows={biten}
          empty={{ title: 'Henüz karara bağlanan istek yok.' }}
        />
      </Panel>
      {acik && <IzinKararDialog istek={acik} onClose={() => setAcik(null)} />}
    </Stack>
  );
}
