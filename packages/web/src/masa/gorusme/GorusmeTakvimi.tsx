import { GORUSME_LISTESI, type GorusmeListesi } from '@masabasi/core/masa/gorusme/liste';
import type { gorusme } from '@masabasi/core/masa/gorusme/contract';
import { ayinHaftalari, EN_COK_GUNLUK, TAKVIM_GUNLERI, type TakvimGunu } from '@masabasi/core/masa/gorusmeler/rules';
import type { Gorunum } from '@masabasi/core/platform/list/liste';
import { adresi } from '@masabasi/core/platform/list/listeAdresi';
import { type Gun, gunAyYaz, gunEkle, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import { Box, Group, NativeSelect, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { gorusmeler as oda } from '../../calls/gorusmeler.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import type { Listem } from '../../platform/list/liste.ts';
import { useTakvimGunu } from '../../platform/time/takvimGunu.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { SuzgecMenusu } from '../../platform/suzgec/SuzgecMenusu.tsx';
import { ListTools } from '../../ui/ListTools.tsx';
import { Month } from '../../ui/Month.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { Week, weekEnd, weekOf } from '../../ui/Week.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './GorusmeTakvimi.module.css';

const SAYFA = '/islemler/musterigorusme/list';
const GUN_TURLERI = (Object.keys(TAKVIM_GUNLERI) as TakvimGunu[]).map((value) => ({
  value,
  label: TAKVIM_GUNLERI[value],
}));
const BOS = { title: 'Bu hafta görüşme yok.', text: 'Süzgeçlere uyan bir görüşme bu haftanın hiçbir gününde yok.' };

type Gunler = Partial<Gorunum<GorusmeListesi>>;
/** Filters of the list that show the tickets of one day. */
const SUZGECLER: Readonly<Record<TakvimGunu, (gun: Gun) => Gunler>> = {
  acilis: (gun) => ({ Baslangic: gun, Bitis: gun }),
  soz: (gun) => ({ SozGunu: gun }),
  hatirlatma: (gun) => ({ HatirlatmaGunu: gun }),
};

/** The tickets of the list by day: a month or a week, by the chosen date. */
export default function GorusmeTakvimi({ liste }: { readonly liste: Listem<typeof gorusme.getGorusmeList> }) {
  const git = useNavigate();
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [gun, gunSec] = useTakvimGunu(bugun);
  const Tur = liste.bakis('takvim') as TakvimGunu;
  const haftalik = liste.bakis('aralik') === 'hafta';
  const { ilk, son } = haftalik ? { ilk: weekOf(gun), son: weekEnd(weekOf(gun)) } : ayinHaftalari(gun);
  const { sirala: _sirala, ...suzgec } = liste.gorunum;
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    oda.gorusmeTakvimi,
    { ...suzgec, Tur, ilk, son, Gunluk: haftalik ? EN_COK_GUNLUK : 3 },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const gunler = useMemo(() => data && new Map(data.gunler.map((g) => [g.Gun, g])), [data]);
  const gunAdresi = (g: Gun) =>
    `${SAYFA}?${String(new URLSearchParams(adresi(GORUSME_LISTESI, { ...liste.gorunum, ...SUZGECLER[Tur](g) })))}`;
  const adet = (g: Gun) => {
    const { Adet } = gunler?.get(g) ?? { Adet: 0 };
    return (
      Adet > 0 && (
        <Link
          to={gunAdresi(g)}
          className={`truncate ${css.adet}`}
          aria-label={`${gunAyYaz(g)}: ${Adet} görüşme, listede göster`}
        >
          {Adet}
          <span className="hide-640"> görüşme</span>
        </Link>
      )
    );
  };
  const items = useMemo(
    () =>
      (isPlaceholderData ? [] : data?.gunler)?.flatMap((g) =>
        g.gorusmeler.map((k) => ({
          key: k.Id,
          at: k.Zaman,
          name: k.Musteri,
          under: [k.No, k.Baslik, k.Durum].join(' · '),
          who: { id: k.AtananId, name: k.Atanan ?? 'Atanmamış' },
          warning: null,
          open: () => void git(`/islemler/musterigorusme/detay?id=${k.Id}`),
        })),
      ),
    [data, isPlaceholderData, git],
  );
  const ortak = { holidays: data?.tatiller, busy: isPlaceholderData, error, onRetry: () => void refetch() };
  return (
    <Panel>
      <ListTools
        label="Görüşme takvimi"
        list={liste.tablo}
        views={<SuzgecMenusu gorunumler={liste.gorunumler} />}
        scope={
          <Group gap={8}>
            <NativeSelect
              aria-label="Takvimin günü"
              value={Tur}
              data={GUN_TURLERI}
              onChange={(e) => liste.bak({ takvim: e.currentTarget.value })}
            />
            <ViewSwitch
              label="Takvim aralığı"
              value={haftalik ? 'hafta' : 'ay'}
              onChange={(aralik) => liste.bak({ aralik })}
              options={[
                { value: 'ay', label: 'Ay' },
                { value: 'hafta', label: 'Hafta' },
              ]}
            />
          </Group>
        }
      />
      <Box px="clamp(12px, 3vw, 16px)" pb="clamp(12px, 3vw, 16px)">
        {haftalik ? (
          <Week
            {...ortak}
            label="Görüşmelerin haftası"
            corner="Atanan"
            first={ilk}
            onFirst={gunSec}
            today={bugun}
            items={items}
            empty={BOS}
            summary={
              <ul className={css.gunler} aria-label="Günlerin görüşmeleri">
                {Array.from({ length: 7 }, (_, i) => gunEkle(ilk, i)).map((g) => (
                  <li key={g} data-bugun={g === bugun || undefined}>
                    <span>{gunAyYaz(g)}</span>
                    {adet(g) || (
                      <Text span c="var(--text-3)">
                        –
                      </Text>
                    )}
                  </li>
                ))}
              </ul>
            }
          />
        ) : (
          <Month
            {...ortak}
            label="Görüşmelerin ayı"
            day={gun}
            onDay={gunSec}
            today={bugun}
            first={ilk}
            last={son}
            renderDay={
              gunler &&
              ((g) => (
                <>
                  {adet(g)}
                  <PlainList gap={1} mt={2} fz={12} className={`whole ${css.ilkler}`}>
                    {gunler.get(g)?.gorusmeler.map((k) => (
                      <li key={k.Id}>
                        <Link
                          className="truncate"
                          to={`/islemler/musterigorusme/detay?id=${k.Id}`}
                          title={`${k.No} ${k.Musteri}: ${k.Baslik}, ${k.Durum}`}
                        >
                          <span className="tnum">{istanbulSaati(k.Zaman)}</span> {k.Musteri}
                        </Link>
                      </li>
                    ))}
                  </PlainList>
                </>
              ))
            }
          />
        )}
      </Box>
    </Panel>
  );
}
