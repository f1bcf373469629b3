{
  "{{id}}.help.list.purpose": "按教材章节收集内容，自己用，也可以共享给学校和大家。",
  "{{id}}.help.list.step.1": "选教材和章节，看这一章有什么。",
  "{{id}}.help.list.step.2": "用“[[{{id}}.item.kind]]”筛选。",
  "{{id}}.help.list.step.3": "添加一条，填好内容；需要时申请共享，审核通过后大家能看到。",
  "{{id}}.help.review.purpose": "审核老师申请共享的内容。",
  "{{id}}.help.review.step.1": "从等得最久的一条开始。",
  "{{id}}.help.review.step.2": "看内容，逐项核对。",
  "{{id}}.help.review.step.3": "通过，或写明原因退回。"
}
