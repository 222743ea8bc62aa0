import { type RefObject, useEffect, useRef, useState } from 'react';

const ATTACH_PX = 150;
const DETACH_PX = 24;

type FollowScroll = { scroller: RefObject<HTMLDivElement | null>; isAway: boolean; goToEnd: () => void };

/**
 * Keeps the end of growing content in view while the reader is there. An upward movement lets go at once; coming back
 * near the end takes hold again. Direction decides, because position alone cannot tell a reader from growing content.
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
      if (left <= (isDown ? ATTACH_PX : DETACH_PX)) isHeld.current = true;
      else if (!isDown) isHeld.current = false;
      lastTop = box.scrollTop;
      setIsAway(!isHeld.current);
    };
    const onWheel = (event: WheelEvent): void => {
      if (event.deltaY >= 0 || box.scrollTop === 0) return;
      isHeld.current = false;
      setIsAway(true);
    };

    const growth = new ResizeObserver(toEnd);
    for (const child of box.children) growth.observe(child);
    box.addEventListener('scroll', onScroll, { passive: true });
    box.addEventListener('wheel', onWheel, { passive: true });
    return () => {
      toEnd();
      growth.disconnect();
      box.removeEventListener('scroll', onScroll);
      box.removeEventListener('wheel', onWheel);
      setIsAway(false);
    };
  }, [isGrowing]);

  function goToEnd(): void {
    isHeld.current = true;
    setIsAway(false);
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight, behavior: 'smooth' });
  }

  return { scroller, isAway, goToEnd };
}
