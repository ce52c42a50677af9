/** Cases by when they are due, the oldest first: numbers only, so that 400,000 of them weigh little. */
export function dueHeap(dueAt: Float64Array) {
  const heap: number[] = []
  const due = (place: number) => dueAt[heap[place] ?? -1] ?? Number.POSITIVE_INFINITY

  function swap(one: number, other: number) {
    const [first, second] = [heap[one], heap[other]]
    if (first === undefined || second === undefined) return
    heap[one] = second
    heap[other] = first
  }

  return {
    get size() {
      return heap.length
    },
    oldestDue: () => due(0),
    push(id: number) {
      heap.push(id)
      for (let place = heap.length - 1; place > 0; ) {
        const parent = (place - 1) >> 1
        if (due(parent) <= due(place)) return
        swap(parent, place)
        place = parent
      }
    },
    pop(): number | undefined {
      const top = heap[0]
      const last = heap.pop()
      if (last === undefined || heap.length === 0) return top
      heap[0] = last
      for (let place = 0; ; ) {
        const left = 2 * place + 1
        const least = due(left) <= due(left + 1) ? left : left + 1
        if (due(least) >= due(place)) return top
        swap(least, place)
        place = least
      }
    },
    countDueBy: (now: number) => heap.filter((id) => (dueAt[id] ?? 0) <= now).length,
  }
}
