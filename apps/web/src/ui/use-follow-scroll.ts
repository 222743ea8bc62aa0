import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollBehavior } from './scroll-behavior.ts';

const ATTACH_PX = 150;
const DETACH_PX = 24;
const FINGER_PX = 4;

type FollowScroll = { scroller: RefObject<HTMLDivElement | null>; isAway: boolean; goToEnd: () => void };

/**
 * Keeps the end of growing content in view while the reader is there. Scrolling up stops following at once; scrolling
 * back near the end resumes it. Direction decides, because position alone cannot distinguish a scrolling reader from
 * growing content.
 */
export function useFollowScroll(isGrowing: boolean): FollowScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const isHeld = useRef(true);
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const box = scroller.current;
    if (!box || !isGrowing) return undefined;
    isHeld.current = true;
    let lastTop = box.scrollTop;

    const toEnd = (): void => {
      if (isHeld.current) box.scrollTop = lastTop = box.scrollHeight - box.clientHeight;
    };
    const onScroll = (): void => {
      const left = box.scrollHeight - box.clientHeight - box.scrollTop;
      const isDown = box.scrollTop >= lastTop;
      if (left <= (isDown ? ATTACH_PX : 1)) isHeld.current = true;
      else if (!isDown && left > DETACH_PX) isHeld.current = false;
      lastTop = box.scrollTop;
      setIsAway(!isHeld.current);
    };
    const letGo = (): void => {
      if (box.scrollTop === 0) return;
      isHeld.current = false;
      setIsAway(true);
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY < 0) letGo();
    };
    let touchedAt = 0;
    const onTouch = ({ type, touches }: TouchEvent): void => {
      const y = touches[0]?.clientY ?? 0;
      if (type === 'touchstart') touchedAt = y;
      else if (y > touchedAt + FINGER_PX) letGo();
    };

    const growth = new ResizeObserver(toEnd);
    for (const child of box.children) growth.observe(child);
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('wheel', onWheel, { passive: true });
    box.addEventListener('touchstart', onTouch, { passive: true });
    box.addEventListener('touchmove', onTouch, { passive: true });
    return () => {
      toEnd();
      growth.disconnect();
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('wheel', onWheel);
      box.removeEventListener('touchstart', onTouch);
      box.removeEventListener('touchmove', onTouch);
      setIsAway(false);
    };
  }, [isGrowing]);

  function goToEnd(): void {
    isHeld.current = true;
    setIsAway(false);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: scrollBehavior() });
  }

  return { scroller, isAway, goToEnd };
}
