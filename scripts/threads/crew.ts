import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import { claimsIn, sharedFor } from './claims.ts'
import type { Delivery, MadeElsewhere, Order, Task } from './order.ts'

/** Threads that make pages beside the main one. */
export interface Crew {
  /** The page as another thread has made it; nothing where none has, so that it is to be made here. */
  take: (path: string) => MadeElsewhere | undefined
  /** Ends the threads, whatever they are at. */
  close: () => Promise<void>
}

/** Milliseconds. No page takes as long: a thread that has not made one by then has died, of a lack of memory most likely. */
const patience = 30_000

/**
 * Starts threads for a list of pages.
 * @param count without the main one. @param deliver is given all that comes besides the pages.
 */
export function startCrew(
  count: number,
  task: Task & { pages: string[] },
  deliver: (delivery: Delivery) => void,
): Crew {
  const shared = sharedFor(task.pages.length)
  const claims = claimsIn(shared)
  const numbers = new Map(task.pages.map((path, number) => [path, number]))
  const made = new Map<number, MadeElsewhere | undefined>()
  const threads = Array.from({ length: count }, () => startThread({ ...task, shared }))
  const drain = (): void => {
    for (const { port } of threads)
      for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) {
        // Nobody else has the other end.
        const delivery = next.message as Delivery
        made.set(delivery.page, delivery.made)
        deliver(delivery)
      }
  }
  return {
    take(path) {
      const number = numbers.get(path)
      if (number === undefined || claims.take(number)) return undefined
      if (claims.waitFor(number, patience)) drain()
      const page = made.get(number)
      made.delete(number)
      return page
    },
    async close() {
      await Promise.all(threads.map(({ worker }) => worker.terminate()))
    },
  }
}

function startThread(order: Omit<Order, 'port'>): { worker: Worker; port: MessagePort } {
  const { port1: port, port2 } = new MessageChannel()
  const workerData: Order = { ...order, port: port2 }
  // Compiled beside the command, see scripts/run.mjs.
  const worker = new Worker(new URL('page-thread.mjs', import.meta.url), { workerData, transferList: [port2] })
  // What it lacks is made here.
  worker.on('error', () => undefined)
  worker.unref()
  return { worker, port }
}
