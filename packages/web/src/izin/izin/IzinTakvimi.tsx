import { GIZLI_RENK, METIN } from '@masabasi/core/izin/izin/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { karsilastir } from '@masabasi/core/platform/text/metin';
import { ayYaz, gunEkle, gunAyYaz, istanbulGunu } from '@masabasi/core/platform/time/tarih';
import { ActionIcon, Box, Button, Flex, Text } from '@mantine/core';
import IconCalendarOff from '~icons/tabler/calendar-off';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import IconDownload from '~icons/tabler/download';
import { useState } from 'react';
import { izin } from '../../calls/izin.ts';
import { talep } from '../../calls/talep.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { call } from '../../platform/call/cagri.ts';
import { dosyayiIndir } from '../../platform/call/indir.ts';
import { useKullanici, useYetkiVar } from '../../platform/session/oturum.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { listFilters } from '../../ui/gridFilters.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { Swatch } from '../../ui/Swatch.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { TakvimTablosu } from './TakvimTablosu.tsx';

/** Absences in a month, for the departments that the person may see. */
export function IzinTakvimi() {
  const { SorumluDepartmanlar } = useKullanici();
  const kapsamli = useYetkiVar(YETKI.izinYonet) || SorumluDepartmanlar.length > 0;
  const [aktariliyor, setAktariliyor] = useState(false);
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [ay, setAy] = useState(bugun.slice(0, 7));
  const [departman, setDepartman] = useState('');
  const [izinliler, setIzinliler] = useState(false);
  const takvim = useEndpoint(talep.izinTakvimi, { ay }, { keepPrevious: true, refetchOnMount: 'always' });
  const data = takvim.data;
  const aktar = async () => {
    setAktariliyor(true);
    try {
      const cevap = await call(izin.izinSirketAktar, { ay });
      if (cevap.durum) dosyayiIndir(cevap);
      else bildir({ baslik: METIN.hataOlustu, metin: cevap.msg, tur: 'error' });
    } catch (hata) {
      bildir({ baslik: METIN.hataOlustu, metin: hata instanceof Error ? hata.message : undefined, tur: 'error' });
    } finally {
      setAktariliyor(false);
    }
  };
  const departmanlar = [...new Set(data?.kisiler.map((k) => k.Departman))].toSorted(karsilastir);
  const kisiler = (data?.kisiler ?? []).filter(
    (k) =>
      (departman === '' || k.Departman === departman) && (!izinliler || data?.izinler.some((i) => i.UserId === k.Id)),
  );
  const turler = [...new Map(data?.izinler.map((i) => [i.izinTur, i.Renk]))].toSorted(([a], [b]) => karsilastir(a, b));
  const tatiller = (data?.tatiller ?? []).filter((t) => t.Tarih.startsWith(ay));
  return (
    <Panel>
      <FilterBar
        label="İzin takvimi"
        scope={
          <Flex gap={4} align="center">
            <ActionIcon aria-label="Önceki ay" onClick={() => setAy(gunEkle(`${ay}-01`, -1).slice(0, 7))}>
              <IconChevronLeft size={18} aria-hidden />
            </ActionIcon>
            <Text component="h2" miw={132} fz={16} lh="24px" ta="center" fw={600} aria-live="polite">
              {ayYaz(ay)}
            </Text>
            <ActionIcon aria-label="Sonraki ay" onClick={() => setAy(gunEkle(`${ay}-28`, 7).slice(0, 7))}>
              <IconChevronRight size={18} aria-hidden />
            </ActionIcon>
            <Button variant="default" disabled={ay === bugun.slice(0, 7)} onClick={() => setAy(bugun.slice(0, 7))}>
              Bu Ay
            </Button>
          </Flex>
        }
        filters={listFilters([
          ...(departmanlar.length > 1
            ? [
                {
                  id: 'Departman',
                  label: 'Departman',
                  all: 'Bütün departmanlar',
                  options: departmanlar.map((d) => ({ value: d, label: d })),
                  value: departman,
                  set: setDepartman,
                },
              ]
            : []),
          {
            id: 'Kimler',
            label: 'Kimler',
            all: 'Herkes',
            options: [{ value: '1', label: 'Yalnızca izinliler' }],
            value: izinliler ? '1' : '',
            set: (v) => setIzinliler(v !== ''),
          },
        ])}
        tools={
          kapsamli && (
            <ActionIcon
              c="var(--text-2)"
              aria-label="Excel’e Aktar"
              title="Ayın izinleri ve bütün bakiyeler, bordro için"
              loading={aktariliyor}
              onClick={() => void aktar()}
            >
              <IconDownload size={17} aria-hidden />
            </ActionIcon>
          )
        }
      />
      {data && (
        <PlainList row gap="4px 16px" px={16} pb={12} fz={13} c="dimmed" aria-label="Renkler">
          {turler.map(([ad, renk]) => (
            <Flex key={ad} component="li" display="inline-flex" gap={6} align="center">
              <Swatch color={renk} /> {ad}
            </Flex>
          ))}
          <Flex component="li" display="inline-flex" gap={6} align="center">
            <Swatch color={GIZLI_RENK} open /> Onay bekliyor
          </Flex>
          <Flex component="li" display="inline-flex" gap={6} align="center">
            <Text span w={20} h={12} bg="var(--surface-2)" bd="1px solid var(--line-strong)" bdrs={3} aria-hidden />{' '}
            Hafta sonu, tatil
          </Flex>
        </PlainList>
      )}
      {!data && (
        <Box pt={0} pb={16} px={16}>
          <Read of={takvim} rows={8} label="Takvim hazırlanıyor..." />
        </Box>
      )}
      {data && kisiler.length === 0 && (
        <EmptyState
          icon={<IconCalendarOff size={32} stroke={1.5} />}
          title={izinliler ? 'Bu ay izinde olan yok.' : 'Gösterilecek kişi yok.'}
        />
      )}
      {data && kisiler.length > 0 && (
        <TakvimTablosu
          key={ay}
          ad={`${ayYaz(ay)} izin takvimi`}
          ay={ay}
          bugun={bugun}
          kisiler={kisiler}
          izinler={data.izinler}
          tatiller={data.tatiller}
          eski={takvim.isPlaceholderData}
        />
      )}
      <Flex rowGap={8} columnGap={16} wrap="wrap" align="center" py={12} px={16} c="dimmed">
        {tatiller.map((t) => (
          <Chip key={`${t.Tarih} ${t.Ad}`} tone="danger">
            {gunAyYaz(t.Tarih)} {t.Ad}
            {t.GunSayi === '0,5' && ' (½ gün)'}
          </Chip>
        ))}
      </Flex>
    </Panel>
  );
}
