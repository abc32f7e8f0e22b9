import { ayinHaftalari } from '@masabasi/core/masa/gorusmeler/rules';
import { type Gun, gunAyYaz, istanbulGunu, istanbulSaati } from '@masabasi/core/platform/time/tarih';
import type { TakvimdekiToplanti } from '@masabasi/core/is/toplanti/satirlar';
import { saatAraligi } from '@masabasi/core/is/toplanti/uygunluk';
import { ActionIcon, Box } from '@mantine/core';
import IconPlus from '~icons/tabler/plus';
import { useMemo, useState } from 'react';
import { toplanti as oda } from '../../calls/toplanti.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useTakvimGunu } from '../../platform/time/takvimGunu.ts';
import { simdi } from '../../platform/call/sunucuSaati.ts';
import { Month } from '../../ui/Month.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Week, weekEnd, weekOf } from '../../ui/Week.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import css from './ToplantiTakvimi.module.css';

const BOS = { title: 'Bu hafta toplantı yok.', text: 'Çağrıldığınız ya da düzenlediğiniz toplantılar burada görünür.' };
/** Meetings shown on a day of the month view. The others are only counted. */
const EN_COK_GUNLUK = 3;

const altyazi = (t: TakvimdekiToplanti): string =>
  [saatAraligi(t.Baslama_Zamani, t.Bitis_Zamani), t.Oda ?? t.Yer, `${t.Katilimci} kişi`, t.Durum]
    .filter(Boolean)
    .join(' · ');

function Gunluk({ gunun, onAc }: { gunun: readonly TakvimdekiToplanti[]; onAc: (Id: number) => void }) {
  const [hepsi, setHepsi] = useState(false);
  const gorunen = hepsi ? gunun : gunun.slice(0, EN_COK_GUNLUK);
  return (
    <PlainList gap={2} mt={2} fz={12} className={`whole ${css.ilkler}`}>
      {gorunen.map((t) => (
        <li key={t.Id}>
          <button
            type="button"
            className={`bare truncate ${css.toplanti}`}
            data-durum={t.DurumAnahtar}
            data-yanit={t.Yanitim ?? undefined}
            title={`${t.Konu}, ${altyazi(t)}`}
            onClick={() => onAc(t.Id)}
          >
            <span className="tnum">{istanbulSaati(t.Baslama_Zamani)}</span> {t.Konu}
          </button>
        </li>
      ))}
      {gunun.length > gorunen.length && (
        <li>
          <button type="button" className={`bare truncate ${css.toplanti}`} data-kalan onClick={() => setHepsi(true)}>
            {gunun.length - gorunen.length} toplantı daha
          </button>
        </li>
      )}
    </PlainList>
  );
}

export interface ToplantiTakvimiProps {
  readonly haftalik: boolean;
  readonly onAc: (Id: number) => void;
  readonly onYeni: (gun: Gun) => void;
  /** Shows the week of a day. */
  readonly onHafta: (gun: Gun) => void;
}

/** Meetings by day: a month, or a week with one lane for each organizer. */
export default function ToplantiTakvimi({ haftalik, onAc, onYeni, onHafta }: ToplantiTakvimiProps) {
  const [bugun] = useState(() => istanbulGunu(simdi()));
  const [gun, gunSec] = useTakvimGunu(bugun);
  const { ilk, son } = haftalik ? { ilk: weekOf(gun), son: weekEnd(weekOf(gun)) } : ayinHaftalari(gun);
  const { data, error, refetch, isPlaceholderData } = useEndpoint(
    oda.toplantiTakvimi,
    { ilk, son },
    { keepPrevious: true, refetchOnMount: 'always' },
  );
  const gunler = useMemo(() => data && Map.groupBy(data.toplantilar, (t) => istanbulGunu(t.Baslama_Zamani)), [data]);
  const items = useMemo(
    () =>
      (isPlaceholderData ? [] : data?.toplantilar)?.map((t) => ({
        key: t.Id,
        at: t.Baslama_Zamani,
        name: t.Konu,
        under: altyazi(t),
        who: { id: t.DuzenleyenId, name: t.Duzenleyen },
        warning: t.Yanitim === 'bekliyor' ? 'Yanıtınız bekleniyor.' : null,
        open: () => onAc(t.Id),
      })),
    [data, isPlaceholderData, onAc],
  );
  const ortak = { holidays: data?.tatiller, busy: isPlaceholderData, error, onRetry: () => void refetch() };
  return (
    <Panel>
      <Box px="clamp(12px, 3vw, 16px)" pb="clamp(12px, 3vw, 16px)">
        {haftalik ? (
          <Week
            {...ortak}
            label="Toplantıların haftası"
            corner="Düzenleyen"
            first={ilk}
            onFirst={gunSec}
            today={bugun}
            items={items}
            empty={BOS}
          />
        ) : (
          <Month
            {...ortak}
            label="Toplantıların ayı"
            day={gun}
            onDay={gunSec}
            today={bugun}
            first={ilk}
            last={son}
            renderDay={
              gunler &&
              ((g) => (
                <>
                  {g >= bugun && (
                    <ActionIcon
                      className={css.ekle}
                      size={22}
                      variant="subtle"
                      aria-label={`Yeni toplantı: ${gunAyYaz(g)}`}
                      onClick={() => onYeni(g)}
                    >
                      <IconPlus size={14} aria-hidden />
                    </ActionIcon>
                  )}
                  <Gunluk key={g} gunun={gunler.get(g) ?? []} onAc={onAc} />
                  {gunler.has(g) && (
                    <button
                      type="button"
                      className={`bare ${css.adet}`}
                      aria-label={`${gunAyYaz(g)}: ${gunler.get(g)!.length} toplantı, haftasını göster`}
                      onClick={() => onHafta(g)}
                    >
                      {gunler.get(g)!.length}
                    </button>
                  )}
                </>
              ))
            }
          />
        )}
      </Box>
    </Panel>
  );
}
